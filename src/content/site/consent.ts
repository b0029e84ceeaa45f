/** Copy of the consent banner. */
export const consent = {
  title: 'May we count your visit?',
  text: 'If you agree, Google Tag Manager is loaded and counts which pages are read. If you refuse, nothing changes for you.',
  privacy: 'What we keep, and why',
  refuse: 'Refuse',
  agree: 'Agree',
  /** In the footer: the choice can be changed at any time. */
  change: 'Analytics choice',
} as const;
