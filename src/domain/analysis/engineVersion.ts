/** Raised whenever the same answers may give other figures than before. */
export const engineVersion = '1.9.1';
