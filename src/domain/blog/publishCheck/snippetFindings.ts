import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import type { PostFinding } from './PostFinding';
import type { PostToCheck } from './PostToCheck';

/** Title and description as search results show them, measured as in the editor of search metadata. */
export const snippetFindings = (post: PostToCheck): PostFinding[] => [
  ...(post.hasTitle ? findingsOf('title', 'title', post.searchTitle) : [missing('title', 'title')]),
  ...(post.hasExcerpt
    ? findingsOf('description', 'excerpt', post.searchDescription)
    : [missing('description', 'excerpt')]),
];

const missing = (part: SnippetPart, field: 'title' | 'excerpt'): PostFinding => ({
  ...{ severity: 'error', field, message: `The ${part} is missing.` },
});

function findingsOf(part: SnippetPart, field: 'title' | 'excerpt', text: string): PostFinding[] {
  const { verdict, widthPx, maxWidthPx } = measureSnippet(part, text);
  switch (verdict) {
    case 'empty':
      return [missing(part, field)];
    case 'long':
      return [
        {
          severity: 'warning',
          field,
          message: `The ${part} is about ${widthPx} px wide in search results, which cut off at about ${maxWidthPx} px.`,
        },
      ];
    case 'short':
      return [
        { severity: 'note', field, message: `The ${part} is short (about ${widthPx} of ${maxWidthPx} px).` },
      ];
    case 'fits':
      return [];
  }
}
