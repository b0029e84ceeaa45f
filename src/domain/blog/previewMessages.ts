/** Types of the messages between the panel and its preview frame, as Payload defines them. */
export const previewMessages = {
  /** The frame is ready to receive messages. */
  ready: 'payload-live-preview',
  /** A document was saved. */
  saved: 'payload-document-event',
} as const;
