/**
 * Returns whether a name is safe as a file name (no path) and isn't that of a partial file.
 * @param {string} name
 */
export const isPlainName = (name) => /^[\w][\w.-]*$/.test(name);
