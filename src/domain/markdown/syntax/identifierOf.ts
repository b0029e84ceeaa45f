import { normalizeIdentifier } from 'micromark-util-normalize-identifier';

/** Normalizes a label to its identifier in the syntax tree: ignores case and collapses spaces. */
export const identifierOf = (label: string): string => normalizeIdentifier(label).toLowerCase();
