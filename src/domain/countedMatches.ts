/** So many matches of a search are counted: finding them all would take longer than showing a page of them. */
export const countedMatches = 1_000;
