/** Above every page while staff looks at drafts of what the firm says of itself. */
export const draftsNotice = {
  text: 'You see drafts of promises and facts about the firm. Visitors see what is published.',
  hide: 'See what visitors see',
} as const;
