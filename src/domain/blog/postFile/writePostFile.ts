import { stringify } from 'yaml';
import type { FrontMatter, PostFile } from './PostFile';

/** A post as the text of a file. The text of the post follows the front matter exactly as it is. */
export function writePostFile({ frontMatter, content }: PostFile): string {
  const kept = Object.fromEntries(Object.entries(frontMatter).filter(isWorthKeeping)) as FrontMatter;
  return `---\n${stringify(kept, { lineWidth: 0 })}---\n${content}`;
}

const isWorthKeeping = ([key, value]: [string, unknown]): boolean =>
  key === 'published' ||
  !(value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0));
