import type { TextItem } from './textItems';

export interface CheckedPicture {
  isDecorative: boolean;
  weightBytes: number;
}

/** A post as it stands in an editor. */
export interface PostToCheck {
  /** A post is published with both, whatever its search metadata says. */
  hasTitle: boolean;
  hasExcerpt: boolean;
  /** As a search result shows it, with the firm's name behind. */
  searchTitle: string;
  searchDescription: string;
  cover: {
    /** Where it is, if there is one: a path below /blog-images, or an address of another site. */
    image: string;
    altText: string;
    isDecorative: boolean;
  };
  items: readonly TextItem[];
  isEmpty: boolean;
}

/** What the post can lead to and show. */
export interface CheckedSite {
  origin: string;
  /** Whether there is a page at this path. */
  hasPage: (path: string) => boolean;
  /** Ids of the post's own headings. */
  anchors: ReadonlySet<string>;
  /** Stored pictures that the post shows, by file name. */
  pictures: ReadonlyMap<string, CheckedPicture>;
}
