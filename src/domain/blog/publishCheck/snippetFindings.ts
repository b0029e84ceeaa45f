import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import type { PostFinding } from './PostFinding';
import type { PostToCheck } from './PostToCheck';

/** Title and description as search results show them, measured as in the editor of search metadata. */
export const snippetFindings = ({ searchTitle, searchDescription }: PostToCheck): PostFinding[] => [
  ...findingsOf('title', 'title', searchTitle),
  ...findingsOf('description', 'excerpt', searchDescription),
];

function findingsOf(part: SnippetPart, field: 'title' | 'excerpt', text: string): PostFinding[] {
  const { verdict, widthPx, maxWidthPx } = measureSnippet(part, text);
  switch (verdict) {
    case 'empty':
      return [{ severity: 'warning', field, message: `The ${part} is missing.` }];
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
