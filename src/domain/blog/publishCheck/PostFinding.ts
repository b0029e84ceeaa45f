/** A position in a text: a line of Markdown, counted from 1, or a block of rich text, counted from 0. */
export interface TextPlace {
  line?: number;
  block?: number;
}

/** A finding of the publish check, with its position. */
export interface PostFinding extends TextPlace {
  /** `error`: the post can't be published like this; `warning`: worth changing; `note`: informational. */
  severity: 'error' | 'warning' | 'note';
  field: 'title' | 'excerpt' | 'coverImage' | 'coverAltText' | 'content';
  message: string;
  /** The external image that the finding is about. */
  foreignPicture?: { address: string; alt: string };
}
