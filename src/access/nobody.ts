/** Denies every request. The server's own operations override it and say why. */
export const nobody = (): boolean => false;
