/** The colour of each seat. */
export const CUSHIONS = ["#b5443a", "#3f7f73", "#6d5aa8", "#b5842a"];
