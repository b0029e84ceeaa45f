import type { Block } from '../blog/Body';
import { readBody } from '../blog/readBody';

/** Converts a whole Markdown text for pages. */
export function readMarkdown(markdown: string): Block[] {
  const block = { type: 'block', fields: { blockType: 'markdown', source: markdown } };
  return readBody({ root: { children: [block] } });
}
