/** Of a call that carries a post: room to tell the author of a text that is far too long what is wrong with it. */
export const maxPostBytes = 4 * 1024 * 1024;
