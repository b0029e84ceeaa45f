export const damagedPicture =
  'This picture is damaged, or the file is not complete. Open the original, export it again and try once more.';

/** Replacements for Payload's own labels that need technical knowledge to understand. */
export const panelTranslations = {
  en: {
    error: {
      // Payload gives no reason. What it can't decode was cut off or damaged; everything else is checked before.
      problemUploadingFile: damagedPicture,
    },
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
    version: {
      // In a list and above a form: what readers see is public.
      changed: 'Published, newer draft',
      draftHasPublishedVersion: 'Published, newer draft',
      // In the trash all are drafts, also those that were public.
      previouslyDraft: 'In the trash',
      previouslyPublished: 'In the trash',
    },
  },
};
