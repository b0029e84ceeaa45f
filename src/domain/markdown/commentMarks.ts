import type { Html } from 'mdast';

/** Comments that store what Markdown can't express. Other renderers don't show them. */
export const commentMarks = {
  /** After a link. */
  newTab: '<!-- new tab -->',
  /** In headings and cells, which Markdown restricts to one line. */
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
