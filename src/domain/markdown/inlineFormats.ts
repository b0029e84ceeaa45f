/** Formats of a text in Markdown's tree, with the bits by which Lexical keeps them. */
export const formatBits = { strong: 1, emphasis: 2, delete: 4 } as const;

export const codeBit = 16;

export type Wrapper = keyof typeof formatBits | 'link';

/**
 * Which of several formats of the same words is written outermost, unless the words carry an order of their own.
 * Emphasis before strong: that is how Markdown reads ***.
 */
export const usualOrder: readonly Wrapper[] = ['link', 'emphasis', 'strong', 'delete'];

/** The editor keeps what it finds under "$" in a node: there stands the order of formats where it isn't the usual one. */
export const orderState = 'order';
