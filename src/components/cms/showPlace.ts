import { flushSync } from 'react-dom';
import { panelTabs } from '@/content/admin/panel';
import type { PostFinding } from '@/schemas/blogCheck';

/** Selectors of the form's fields in the CMS. */
const fields: Record<PostFinding['field'], string> = {
  title: '#field-title',
  excerpt: '#field-description',
  coverImage: '#field-cover',
  coverAltText: '#field-coverAltText',
  content: '.rich-text-lexical [contenteditable="true"]',
};

/** Opens a tab of a CMS form by its label. The panel renders only the fields of the open tab. */
export function openTab(label: string): void {
  const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  for (const tab of tabs) {
    if (tab.textContent.trim() === label) return tab.click();
  }
}

/** Scrolls to the position of a finding and focuses its field. */
export function showPlace(finding: PostFinding): void {
  const field = fields[finding.field];
  // All of these fields are in the first tab.
  if (!document.querySelector(field)) flushSync(() => openTab(panelTabs.content));
  const toggle = document.querySelector<HTMLElement>(
    `.collapsible--collapsed:has(${field}) .collapsible__toggle`,
  );
  if (!toggle) return scrollTo(finding);
  toggle.click();
  // The panel shows the fields after an effect; before that, they can't be focused.
  requestAnimationFrame(() => scrollTo(finding));
}

function scrollTo({ field, block }: PostFinding): void {
  const element = document.querySelector<HTMLElement>(fields[field]);
  const place = block === undefined ? element : (element?.children.item(block) ?? element);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (element) focusIn(element);
  place?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}

/** Focuses the first input of a field that has several, such as an upload. */
function focusIn(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  if (document.activeElement === field) return;
  field.querySelector<HTMLElement>('button, input, a[href], textarea')?.focus({ preventScroll: true });
}
