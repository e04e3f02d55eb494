/** What only a match or a study sets is no choice for people. */
export const forPeople = (option: string): boolean => option !== "starts";
