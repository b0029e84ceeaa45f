/**
 * Expired together with a tag when what it names isn't public any more: what was made from it is forgotten at once, also
 * where nothing can take its place.
 */
export const goneTag = (tag: string): string => `gone:${tag}`;
