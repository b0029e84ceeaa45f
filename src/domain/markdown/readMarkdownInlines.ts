import type { PhrasingContent, Resource } from 'mdast';
import type { Inline, Mark } from '../blog/Body';
import { isSafeHref } from '../blog/isSafeHref';
import { linkInlines } from '../blog/linkInlines';
import { commentMarks, isCommentMark } from './commentMarks';
import type { MarkdownReferences } from './MarkdownReferences';
import { withoutComments } from './withoutComments';

const marksOf = { strong: 'bold', emphasis: 'italic', delete: 'strikethrough' } as const;

/**
 * Converts inline Markdown for pages. HTML is shown as text, without its comments; links to unsafe addresses have no
 * target.
 */
export function readMarkdownInlines(
  nodes: readonly PhrasingContent[],
  references: MarkdownReferences,
  marks: readonly Mark[] = [],
): Inline[] {
  return nodes.flatMap((node, at) =>
    node.type === 'link'
      ? link(
          node,
          isCommentMark(nodes[at + 1], 'newTab'),
          readMarkdownInlines(node.children, references, marks),
        )
      : readInline(node, references, marks),
  );
}

type NotLink = Exclude<PhrasingContent, { type: 'link' }>;

function readInline(node: NotLink, references: MarkdownReferences, marks: readonly Mark[]): Inline[] {
  switch (node.type) {
    case 'html': {
      if (node.value === commentMarks.lineBreak) return [{ kind: 'break' }];
      const text = withoutComments(node.value);
      return text === '' ? [] : [{ kind: 'text', text, marks }];
    }
    case 'text':
      return [{ kind: 'text', text: node.value, marks }];
    case 'inlineCode':
      return [{ kind: 'text', text: node.value, marks: [...marks, 'code'] }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const mark = marksOf[node.type];
      return readMarkdownInlines(node.children, references, marks.includes(mark) ? marks : [...marks, mark]);
    }
    case 'linkReference': {
      const target = references.definition(node.identifier) ?? { url: '' };
      return link(target, false, readMarkdownInlines(node.children, references, marks));
    }
    case 'image':
      return image(node, node.alt ?? '', marks);
    case 'imageReference':
      return image(references.definition(node.identifier), node.alt ?? '', marks);
    case 'footnoteReference':
      return [references.footnote(node.identifier, node.label ?? node.identifier)];
  }
}

function link({ url, title }: Resource, opensNewTab: boolean, children: Inline[]): Inline[] {
  const address = withoutBareCharacters(url);
  const href = isSafeHref(address) ? address : null;
  return linkInlines({ href, opensNewTab, ...(title ? { title } : {}), children });
}

/** Encodes addresses as CommonMark's reference renderer does: spaces, control characters and backslashes. */
const withoutBareCharacters = (url: string): string => url.replace(/[\p{Cc}\p{Z}\\]/gu, encodeURIComponent);

/**
 * Pages show only images of this site. External ones would reveal to other sites who reads the page, so they become
 * links.
 */
function image(target: Resource | undefined, alt: string, marks: readonly Mark[]): Inline[] {
  const url = target?.url ?? '';
  const title = target?.title;
  if (url.startsWith('/') && isSafeHref(url)) {
    return [{ kind: 'image', src: url, alt, ...(title ? { title } : {}) }];
  }
  return link({ url, title }, false, [{ kind: 'text', text: alt || url, marks }]);
}
