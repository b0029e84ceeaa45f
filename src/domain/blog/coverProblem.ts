interface CoverWords {
  hasCover: boolean;
  /** The post's own alt text for its cover, else the image's. */
  altText: string;
  isDecorative: boolean;
}

/** Returns why a post can't be published with its cover, as a message for its author, or null if it can. */
export function coverProblem({ hasCover, altText, isDecorative }: CoverWords): string | null {
  if (!hasCover || isDecorative || altText.trim()) return null;
  return 'The cover needs alt text before this post can be published. Describe what the picture shows, or mark it as decorative.';
}
