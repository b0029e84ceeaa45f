import type { Html } from 'mdast';

/**
 * Comments by which a text in Markdown says what Markdown has no words for. Whoever reads it elsewhere doesn't see them.
 */
export const commentMarks = {
  /** Behind a link. */
  newTab: '<!-- new tab -->',
  /** In headings and cells, which Markdown has in one line. */
  lineBreak: '<!-- line break -->',
  /** Between the paragraphs of a cell. */
  paragraph: '<!-- paragraph -->',
} as const;

export const commentMark = (name: keyof typeof commentMarks): Html => ({
  type: 'html',
  value: commentMarks[name],
});

export const isCommentMark = (node: { type: string } | undefined, name: keyof typeof commentMarks): boolean =>
  node?.type === 'html' && 'value' in node && node.value === commentMarks[name];
