/** What the panel and the frame beside its form say to each other, in Payload's own words. */
export const previewMessages = {
  /** The frame listens. */
  ready: 'payload-live-preview',
  /** A document was saved. */
  saved: 'payload-document-event',
} as const;
