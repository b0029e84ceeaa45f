import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guideHref, guidePicturesPath } from '@/content/admin/help';
import type { Block, Inline, ListItem } from '@/domain/blog/Body';
import { inlineText } from '@/domain/blog/plainText';
import type { GuideName } from '@/domain/guide/guides';
import { readGuide, type Guide } from '@/domain/guide/readGuide';

export const guideDirectory = path.resolve(import.meta.dirname, '../../docs/guide');

export const guideSource = (name: GuideName): string =>
  readFileSync(path.join(guideDirectory, `${name}.md`), 'utf8');

export const openGuide = (name: GuideName): Guide =>
  readGuide(guideSource(name), { pictures: guidePicturesPath, guideHref });

const boldTexts = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => (inline.kind === 'text' && inline.marks.includes('bold') ? [inline.text] : []));

const labelsOfItem = ({ blocks }: ListItem): string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? boldTexts(block.children) : []));

const labelsOf = (block: Block): string[] =>
  block.kind === 'list' && block.style === 'number' ? block.items.flatMap(labelsOfItem) : [];

/** The labels of the screen that the numbered steps of each section name, in order, by the section's heading. */
export function labelsBySection({ blocks }: Guide): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let labels: string[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.set(inlineText(block.children), (labels = []));
    else labels.push(...labelsOf(block));
  }
  return new Map([...sections].filter(([, all]) => all.length > 0));
}
