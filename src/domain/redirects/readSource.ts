import { addressPath } from './addressPath';
import { isServedPath } from './isServedPath';

/** A path, or what is wrong with it, in words for the person who typed it. */
type Reading = { path: string } | { problem: string };

/**
 * The path that is meant by what was typed or pasted: of a whole address its path counts, whatever its host, and what stands
 * behind a question mark or a # is left out.
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
