/** Carries the request's id. It belongs to one response and isn't cached with it. */
export const requestIdHeader = 'x-request-id';
