/** Options that only a match or a study sets are not offered to people. */
export const forPeople = (option: string): boolean => option !== "starts";
