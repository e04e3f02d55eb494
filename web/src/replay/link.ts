// A whole game in an address: deflated, in letters that an address may have. It stands behind #, so no server sees it.

/** The longest text of a link; no record is longer. */
const LONGEST = 100_000;

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text packed into a link; null if the link is not valid. */
export async function unpack(link: string): Promise<string | null> {
  try {
    const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > LONGEST) {
        await reader.cancel();
        return null;
      }
    }
    return text;
  } catch {
    return null;
  }
}
