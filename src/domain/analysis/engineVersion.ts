/**
 * Increased whenever the same answers may give different figures than before. 1.10.0: trades' tasks and named systems are
 * recognized.
 */
export const engineVersion = '1.10.0';
