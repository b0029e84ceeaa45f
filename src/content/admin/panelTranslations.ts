/** Payload's own words that say something to those who know its insides, in ours. */
export const panelTranslations = {
  en: {
    general: {
      adminTheme: 'Colors',
      createdAt: 'Created',
      noLabel: 'Not set',
      payloadSettings: 'This panel',
      updatedAt: 'Changed',
    },
  },
};
