/** The editor has no node for something in a block: the block is kept as Markdown. */
export class NotNative extends Error {}
