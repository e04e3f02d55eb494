import { describe, expect, it } from "vitest";
import { pack, unpack } from "./link";

const RECORD = `ronron record 1\ngame: poche\ndecisions:\n${"  0 flip a1\n  1 to b2 – où ça\n".repeat(60)}`;

describe("a game in a link", () => {
  it("comes out as it went in, much shorter, in letters that need no escaping", async () => {
    const link = await pack(RECORD);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(RECORD.length / 4);
    expect(await unpack(link)).toBe(RECORD);
  });

  it("is refused when it is broken, or far too long", async () => {
    expect(await unpack("!!!")).toBeNull();
    expect(await unpack((await pack(RECORD)).slice(0, 12))).toBeNull();
    expect(await unpack(await pack("a".repeat(100_001)))).toBeNull();
  });
});
