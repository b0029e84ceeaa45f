import { slugFromTitle } from './slugFromTitle';

/**
 * The id of a heading, the same as long as its text is. It begins with "s-", so that no heading can take the id of something
 * else on the page.
 */
export const headingId = (text: string): string => `s-${slugFromTitle(text) || 'part'}`;
