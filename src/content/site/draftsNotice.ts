/** Shown above every page while staff views drafts of the site's content. */
export const draftsNotice = {
  text: 'You see drafts of promises and facts about the firm. Visitors see what is published.',
  hide: 'See what visitors see',
} as const;
