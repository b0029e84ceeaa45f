import { blogLimits } from './blogLimits';

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Last parts of /blog addresses that belong to pages of the site's own. */
const reserved = new Set(['category', 'page', 'preview', 'search', 'tag']);

/** Why `slug` can't be the address of a post, in words for its author; null when it can. */
export function slugProblem(slug: string): string | null {
  if (slug.length > blogLimits.slugMaxLength) {
    return `Use at most ${blogLimits.slugMaxLength} characters.`;
  }
  if (!shape.test(slug)) return 'Use lowercase letters, digits and single hyphens, such as ai-for-law-firms.';
  return reserved.has(slug) ? 'This address belongs to a page of the site. Choose another one.' : null;
}
