/**
 * Whether a list has blank lines between its items. The editor has no notion of it, but keeps what it finds under "$" in
 * a node.
 */
export const looseState = 'loose';
