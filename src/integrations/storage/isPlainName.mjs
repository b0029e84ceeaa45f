/**
 * Whether a name leads nowhere else when it becomes a file's, and isn't one of those that are being written.
 * @param {string} name
 */
export const isPlainName = (name) => /^[\w][\w.-]*$/.test(name);
