// The faces of the bots: each level has its own; a second bot of a level at the same table has another coat.

export const FACES: Record<string, string> = {
  chaton: "yellow-tabby-surprised",
  matou: "red-patch-happy",
  gouttiere: "night-tuxedo-sly",
  raminagrobis: "cream-points-royal-crown",
};
export const OTHER_COATS = ["sky", "green", "purple", "pink", "grey"];

/** The face of a bot, when `earlier` bots of the same level already have theirs. */
export function botAvatar(level: string, earlier = 0): string {
  const face = FACES[level] ?? `bot-${level}`;
  if (earlier === 0) return face;
  const [, ...rest] = face.split("-");
  return [OTHER_COATS[(earlier - 1) % OTHER_COATS.length], ...rest].join("-");
}
