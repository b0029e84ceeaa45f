import { belowTitle } from '../blog/belowTitle';
import type { Block } from '../blog/Body';
import { MarkdownReader } from './MarkdownReader';

/** A whole text in Markdown as pages show it. */
export function readMarkdown(markdown: string): Block[] {
  const reader = new MarkdownReader([markdown]);
  return belowTitle([...reader.blocks(markdown), ...reader.footnotes()]);
}
