/** Text formats in Markdown's tree, with the bits that Lexical stores for them. */
export const formatBits = { strong: 1, emphasis: 2, delete: 4 } as const;

export const codeBit = 16;

export type Wrapper = keyof typeof formatBits | 'link';

/**
 * Default nesting order, outermost first, of formats that cover the same text. Emphasis before strong, because that is
 * how Markdown parses ***.
 */
export const usualOrder: readonly Wrapper[] = ['link', 'emphasis', 'strong', 'delete'];

/** Key of a text's nesting order, if it isn't the default. The editor preserves data under "$" in a node. */
export const orderState = 'order';
