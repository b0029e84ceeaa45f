/**
 * Thrown if the editor has no node for a part of a block, which is then stored as Markdown. A single instance: creating
 * a stack trace for each of thousands of blocks took longer than the rest of their conversion.
 */
export const notNative = new Error('The editor has no node for this');
