/** Nobody answered, or not the API: the line is down, it took too long, or a proxy sent a page of its own. */
export class NoAnswer extends Error {}
