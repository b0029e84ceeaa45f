import { tagSlugs } from './tagSlugs';

interface Topics {
  categoryId: number | null;
  tags: readonly string[];
}

const categoryWeight = 2;

/** The posts closest to `post` by topic, best first: a shared category counts as two shared tags. Ties keep their order. */
export function rankRelated<Candidate extends Topics>(
  post: Topics,
  candidates: readonly Candidate[],
  limit: number,
): Candidate[] {
  // One address is one tag, however it is spelled.
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
