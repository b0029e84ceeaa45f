import { blogLimits } from './blogLimits';

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Segments below /blog that the site's own pages use. */
const reserved = new Set(['category', 'page', 'preview', 'search', 'tag']);

export const takenSlug = 'Another post has this slug. Choose another one.';

/** Returns why `slug` can't be the slug of a post, as a message for its author, or null if it can. */
export function slugProblem(slug: string): string | null {
  if (slug.length > blogLimits.slugMaxLength) {
    return `Use at most ${blogLimits.slugMaxLength} characters.`;
  }
  if (!shape.test(slug)) return 'Use lowercase letters, digits and single hyphens, such as ai-for-law-firms.';
  return reserved.has(slug) ? 'This address belongs to a page of the site. Choose another one.' : null;
}
