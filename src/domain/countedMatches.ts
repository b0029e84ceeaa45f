/** Limit of the match count of a search: counting all would take longer than loading a page of them. */
export const countedMatches = 1_000;
