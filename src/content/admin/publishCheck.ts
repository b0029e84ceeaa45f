/** Words of the publish check in the CMS. */
export const publishCheckTexts = {
  title: 'Before publishing',
  checking: 'Checking…',
  failed: 'The check could not be run.',
  fine: 'Nothing to improve.',
  goTo: 'Show',
  severities: { error: 'Holds back', warning: 'Worth changing', note: 'Good to know' },
} as const;
