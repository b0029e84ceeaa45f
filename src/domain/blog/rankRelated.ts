import { tagSlugs } from './tagSlugs';

interface Topics {
  categoryId: number | null;
  tags: readonly string[];
}

const categoryWeight = 2;

/**
 * Ranks the posts closest to `post` by topic, best first: a shared category counts as much as two shared tags. Ties
 * keep their order.
 */
export function rankRelated<Candidate extends Topics>(
  post: Topics,
  candidates: readonly Candidate[],
  limit: number,
): Candidate[] {
  // Tags with the same slug are the same tag, however they are spelled.
  const tags = new Set(tagSlugs(post.tags));
  const closeness = (other: Topics) =>
    (post.categoryId !== null && other.categoryId === post.categoryId ? categoryWeight : 0) +
    tagSlugs(other.tags).filter((tag) => tags.has(tag)).length;
  return candidates
    .map((candidate) => ({ candidate, score: closeness(candidate) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
