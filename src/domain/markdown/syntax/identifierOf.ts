import { normalizeIdentifier } from 'micromark-util-normalize-identifier';

/** What a label is known by, as syntax trees have it: without regard to capitals and to which spaces it has. */
export const identifierOf = (label: string): string => normalizeIdentifier(label).toLowerCase();
