interface CoverWords {
  hasCover: boolean;
  /** The post's own words for its cover, else the picture's. */
  altText: string;
  isDecorative: boolean;
}

/** Why a post can't be published with its cover, in words for its author; null when it can. */
export function coverProblem({ hasCover, altText, isDecorative }: CoverWords): string | null {
  if (!hasCover || isDecorative || altText.trim()) return null;
  return 'The cover needs alt text before this post can be published. Describe what the picture shows, or mark it as decorative.';
}
