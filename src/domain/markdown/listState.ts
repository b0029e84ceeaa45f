/**
 * Key for a list with blank lines between its items. The editor has no such property, but preserves data under "$" in a
 * node.
 */
export const looseState = 'loose';
