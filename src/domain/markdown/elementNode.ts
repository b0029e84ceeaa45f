import type { LexicalNode } from './LexicalBody';

/** Returns a node with children and the fields that the editor writes for all of them. */
export const elementNode = (
  type: string,
  children: readonly LexicalNode[],
  fields: Record<string, unknown> = {},
): LexicalNode => ({ type, version: 1, children, direction: null, format: '', indent: 0, ...fields });
