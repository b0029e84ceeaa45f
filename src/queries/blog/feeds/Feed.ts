/** The blog's feed, independent of its format. All URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** URL of the HTML list of posts. */
  homeUrl: string;
  /** URL of the feed itself. */
  feedUrl: string;
  iconUrl: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** Independent of the URL, so that a post that moves isn't shown as new. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The whole post as HTML; null when it exceeds the feed's size limit. */
  content: string | null;
  author: string;
  /** ISO 8601. */
  published: string;
  /** Null if nothing has changed since publication. */
  updated: string | null;
  imageUrl: string | null;
  topics: string[];
}
