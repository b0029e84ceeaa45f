/** The blog as feed readers get it, before it is written in one of their formats. Every address is complete. */
export interface Feed {
  title: string;
  description: string;
  /** Of the list that people read. */
  homeUrl: string;
  /** Of the feed itself. */
  feedUrl: string;
  iconUrl: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** Stays the same when the address changes, so that nobody is shown a post twice. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The whole post as HTML; null when it is too long to be sent around. */
  content: string | null;
  author: string;
  /** ISO 8601. */
  published: string;
  /** Null while nothing was changed since. */
  updated: string | null;
  imageUrl: string | null;
  topics: string[];
}
