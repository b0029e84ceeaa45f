import { flushSync } from 'react-dom';
import { panelTabs } from '@/content/admin/panel';
import type { PostFinding } from '@/schemas/blogCheck';
import { openTab } from './openTab';

/** The form's fields as the CMS marks them in its page. */
const fields: Record<PostFinding['field'], string> = {
  title: '#field-title',
  excerpt: '#field-description',
  coverImage: '#field-cover',
  coverAltText: '#field-coverAltText',
  content: '.rich-text-lexical [contenteditable="true"]',
};

/** Brings the place of a finding into view, and the cursor into its field. */
export function showPlace({ field, block }: PostFinding): void {
  // All of these stand in the first tab.
  if (!document.querySelector(fields[field])) flushSync(() => openTab(panelTabs.content));
  const element = document.querySelector<HTMLElement>(fields[field]);
  const place = block === undefined ? element : (element?.children.item(block) ?? element);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (element) focusIn(element);
  place?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}

/** Of a field that is several things, such as a picture's, the first of them takes the cursor. */
function focusIn(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  if (document.activeElement === field) return;
  field.querySelector<HTMLElement>('button, input, a[href], textarea')?.focus({ preventScroll: true });
}
