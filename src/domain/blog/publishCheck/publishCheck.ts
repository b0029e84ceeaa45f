import { coverFindings } from './coverFindings';
import type { PostFinding } from './PostFinding';
import type { CheckedSite, PostToCheck } from './PostToCheck';
import { snippetFindings } from './snippetFindings';
import { textFindings } from './textFindings';

/**
 * All that is worth knowing before a post is published, in the order of its editor's fields. It informs; the collection itself
 * refuses what is called an error here.
 */
export const publishCheck = (post: PostToCheck, site: CheckedSite): PostFinding[] => [
  ...snippetFindings(post),
  ...coverFindings(post, site),
  ...textFindings(post, site),
];
