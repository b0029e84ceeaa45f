import { stringify } from 'yaml';
import type { FrontMatter, PostFile } from './PostFile';

/** Serializes a post to a file. The text follows the front matter unchanged. */
export function writePostFile({ frontMatter, content }: PostFile): string {
  const kept = Object.fromEntries(Object.entries(frontMatter).filter(isWorthKeeping)) as FrontMatter;
  return `---\n${stringify(kept, { lineWidth: 0 })}---\n${content}`;
}

const isWorthKeeping = ([key, value]: [string, unknown]): boolean =>
  key === 'published' ||
  !(value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0));
