import { oneLine } from '../text/oneLine';

/**
 * A text as a line of the guide for language models holds it. In Markdown's own signs it would become something else, and
 * behind a line break a heading or a list.
 */
export const guideText = (text: string): string => oneLine(text).replace(/[\\`*_[\]<>#]/g, '\\$&');
