/** Paths that start and end the preview of drafts of the firm's facts. */
export const draftsPaths = { show: '/drafts/show', hide: '/drafts/hide' } as const;
