import { slugFromTitle } from './slugFromTitle';

/**
 * Returns the id of a heading, which depends on its text only. The prefix "s-" keeps it from colliding with other ids
 * of the page.
 */
export const headingId = (text: string): string => `s-${slugFromTitle(text) || 'part'}`;
