/** Length of client quotes in UTF-16 units: long enough to recognize, short enough to read. */
export const quoteLength = 110;
