import type { Block } from '../blog/Body';
import { readBody } from '../blog/readBody';

/** A whole text in Markdown as pages show it. */
export function readMarkdown(markdown: string): Block[] {
  const block = { type: 'block', fields: { blockType: 'markdown', source: markdown } };
  return readBody({ root: { children: [block] } });
}
