/**
 * Thrown where the editor has no node for something in a block, which is kept as Markdown then. One for all: for thousands of
 * blocks, each with a stack of its own, that took longer than the rest of their conversion.
 */
export const notNative = new Error('The editor has no node for this');
