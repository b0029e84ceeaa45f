import type { TextItem } from './textItems';

export interface CheckedPicture {
  isDecorative: boolean;
  weightBytes: number;
}

/** A post as it is in an editor, saved or not. */
export interface PostToCheck {
  /** Publishing requires a title and an excerpt within their limits, whatever the search metadata says. */
  title: string;
  excerpt: string;
  /** The title as a search result shows it, with the firm's name after it. */
  searchTitle: string;
  searchDescription: string;
  cover: {
    /** Address of the image, if there is one: a path below /blog-images, or an external URL. */
    image: string;
    altText: string;
    isDecorative: boolean;
  };
  items: readonly TextItem[];
  isEmpty: boolean;
}

/** The link targets and images of the site. */
export interface CheckedSite {
  origin: string;
  /** Whether there is a page at this path. */
  hasPage: (path: string) => boolean;
  /** Ids of the post's own headings. */
  anchors: ReadonlySet<string>;
  /** Stored images in the post, by file name. */
  pictures: ReadonlyMap<string, CheckedPicture>;
}
