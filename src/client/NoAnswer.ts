/** No response from the API: the connection failed, the request timed out, or a proxy responded with its own page. */
export class NoAnswer extends Error {}
