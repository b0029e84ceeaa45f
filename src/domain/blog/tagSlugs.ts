import { slugFromTitle } from './slugFromTitle';

/** The addresses of a post's tags. Tags without a Latin letter or digit have none; "AI" and "ai" share one. */
export function tagSlugs(tags: readonly string[] | null | undefined): string[] {
  return [...new Set((tags ?? []).map(slugFromTitle).filter(Boolean))];
}
