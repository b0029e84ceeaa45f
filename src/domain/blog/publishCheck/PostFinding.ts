/** Where in a text something stands: a line of Markdown, from 1 on, or a block of rich text, from 0 on. */
export interface TextPlace {
  line?: number;
  block?: number;
}

/** What the publish check has to say, and where. */
export interface PostFinding extends TextPlace {
  /** `error`: the post can't be published like this; `warning`: worth changing; `note`: good to know. */
  severity: 'error' | 'warning' | 'note';
  field: 'title' | 'excerpt' | 'coverImage' | 'coverAltText' | 'content';
  message: string;
  /** The picture of another site that it is about. */
  foreignPicture?: { address: string; alt: string };
}
