/** Payload's own words that say something to those who know its insides, in ours. */
export const panelTranslations = {
  en: {
    fields: {
      // Of a picture in a text, what opens its caption and width.
      editRelationship: 'Caption and width',
      removeUpload: 'Take out of the text',
      swapUpload: 'Another picture',
    },
    general: {
      adminTheme: 'Colors',
      createdAt: 'Created',
      noLabel: 'Not set',
      payloadSettings: 'This panel',
      updatedAt: 'Changed',
    },
  },
};
