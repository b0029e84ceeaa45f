import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import { pictureNames } from '../../markdown/pictureNames';
import { blogLimits } from '../blogLimits';
import { coverProblem } from '../coverProblem';
import { weightMessages } from './pictureMessages';
import type { PostFinding } from './PostFinding';
import type { CheckedSite, PostToCheck } from './PostToCheck';
import { textFindings } from './textFindings';

/** Findings about title and description as search results show them, measured as in the editor of search metadata. */
const snippetFindings = (post: PostToCheck): PostFinding[] => [
  ...(refusal('title', 'title', post.title, blogLimits.titleMaxLength) ??
    findingsOf('title', 'title', post.searchTitle)),
  ...(refusal('description', 'excerpt', post.excerpt, blogLimits.descriptionMaxLength) ??
    findingsOf('description', 'excerpt', post.searchDescription)),
];

/** Returns why a field prevents publishing, if it does. */
function refusal(
  part: SnippetPart,
  field: 'title' | 'excerpt',
  text: string,
  maxLength: number,
): PostFinding[] | null {
  if (!text.trim()) return [missing(part, field)];
  if (text.length <= maxLength) return null;
  const message = `The ${part} has ${text.length} characters. Use at most ${maxLength}.`;
  return [{ severity: 'error', field, message }];
}

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
        {
          severity: 'note',
          field,
          message: `The ${part} is short. It fills about ${widthPx} of the ${maxWidthPx} pixels that search results show.`,
        },
      ];
    case 'fits':
      return [];
  }
}

/** Findings about the cover. Missing alt text prevents publishing. */
function coverFindings({ cover }: PostToCheck, { pictures }: CheckedSite): PostFinding[] {
  const { image, altText, isDecorative } = cover;
  if (!image) {
    const message = 'Without a cover, link previews show the blog’s general picture.';
    return [{ severity: 'note', field: 'coverImage', message }];
  }
  const problem = coverProblem({ hasCover: true, altText, isDecorative });
  const [filename = ''] = pictureNames(image);
  const weightBytes = pictures.get(filename)?.weightBytes ?? 0;
  const warnings = [
    ...(filename ? [] : ['Readers don’t see covers from other sites. Upload the picture instead.']),
    ...weightMessages('The cover', weightBytes),
  ];
  return [
    ...(problem === null
      ? []
      : [{ severity: 'error' as const, field: 'coverAltText' as const, message: problem }]),
    ...warnings.map((message) => ({ severity: 'warning' as const, field: 'coverImage' as const, message })),
  ];
}

const worstFirst: readonly PostFinding['severity'][] = ['error', 'warning', 'note'];

/**
 * Returns all findings before publishing: what must be fixed first, then in the order of the editor's fields. It only
 * informs: the collection itself enforces what is an error here.
 */
export function publishCheck(post: PostToCheck, site: CheckedSite): PostFinding[] {
  const findings = [...snippetFindings(post), ...coverFindings(post, site), ...textFindings(post, site)];
  return worstFirst.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
