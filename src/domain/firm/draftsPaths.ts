/** Where staff begins and ends to see the site with drafts of what the firm says of itself. */
export const draftsPaths = { show: '/drafts/show', hide: '/drafts/hide' } as const;
