/** The front matter of an exported post, with its keys in this order. Empty values are omitted. */
export interface FrontMatter {
  title: string;
  slug: string;
  description: string;
  /** ISO 8601. */
  date: string;
  author: string;
  published: boolean;
  featured?: boolean;
  category?: string;
  tags?: string[];
  metaTitle?: string;
  metaDescription?: string;
  metaImage?: string;
  canonicalUrl?: string;
  noIndex?: boolean;
  coverImage?: string;
  coverAltText?: string;
  coverIsDecorative?: boolean;
  formerSlugs?: string[];
  /** Set for the pending draft of a published post: the slug of that post. */
  draftOf?: string;
}

/** A post as a file: front matter and Markdown. */
export interface PostFile<Matter = FrontMatter> {
  frontMatter: Matter;
  content: string;
}
