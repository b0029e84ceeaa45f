import { addressPath } from './addressPath';
import { isServedPath } from './isServedPath';

/** A path, or what is wrong with it, as a message for the person who typed it. */
type Reading = { path: string } | { problem: string };

/**
 * Parses a typed or pasted source. A full URL counts by its path, whatever its host; query and fragment are dropped.
 */
export function readSource(text: string): Reading {
  const typed = text.trim();
  const path = addressPath(pathIn(typed));
  if (!typed.startsWith('/') && !/^https?:\/\//i.test(typed)) {
    return { problem: 'Begin with a slash, such as /old-page.' };
  }
  if (path === null) return { problem: 'This is no address that a visitor can ask for.' };
  if (isServedPath(path)) return { problem: 'The site itself answers at this address.' };
  return { path };
}

const pathIn = (typed: string): string =>
  typed.replace(/^https?:\/\/[^/?#\\]*/i, '').replace(/[?#].*$/s, '') || '/';
