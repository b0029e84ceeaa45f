import type { Inline } from './Body';

type Link = Extract<Inline, { kind: 'link' }>;

/**
 * Flattens a link, because HTML doesn't allow links inside links: nested links keep only their text, and footnote
 * markers split the link into parts.
 */
export function linkInlines(link: Omit<Link, 'kind'>): Inline[] {
  const runs: Inline[][] = [[]];
  const notes: Inline[] = [];
  for (const inline of link.children.flatMap((child) => (child.kind === 'link' ? child.children : [child]))) {
    if (inline.kind === 'footnote') {
      notes.push(inline);
      runs.push([]);
    } else {
      runs.at(-1)?.push(inline);
    }
  }
  return runs.flatMap((children, at) => {
    const note = notes.slice(at, at + 1);
    const isNothing = children.length === 0 && notes.length > 0;
    return isNothing ? note : [{ ...link, kind: 'link', children }, ...note];
  });
}
