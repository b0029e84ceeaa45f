/** Carries a request's id. It belongs to one answer, and isn't kept with what is kept of it. */
export const requestIdHeader = 'x-request-id';
