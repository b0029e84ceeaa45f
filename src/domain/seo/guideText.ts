import { oneLine } from '../text/oneLine';

/**
 * Escapes a text for one line of llms.txt. Markdown syntax would change its meaning, and a line break could start a
 * heading or a list.
 */
export const guideText = (text: string): string => oneLine(text).replace(/[\\`*_[\]<>#]/g, '\\$&');
