/** Increased whenever the same answers may give different figures than before. */
export const engineVersion = '2.5.0';
