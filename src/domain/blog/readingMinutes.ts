import { countWords } from './countWords';

/**
 * Silent reading of English non-fiction by adults, in words per minute: M. Brysbaert, "How many words do we read per
 * minute? A review and meta-analysis of reading rate", Journal of Memory and Language 109 (2019).
 */
const wordsPerMinute = 238;

/** Returns the reading time of `text` in minutes, rounded, at least one. */
export const readingMinutes = (text: string): number => minutesOfWords(countWords(text));

export const minutesOfWords = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
