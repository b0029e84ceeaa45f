export const damagedPicture =
  'This picture is damaged, or the file is not complete. Open the original, export it again and try once more.';

/** Replacements for Payload's own labels that need technical knowledge to understand. */
export const panelTranslations = {
  en: {
    error: {
      // Payload gives no reason. An image that it can't decode is truncated or damaged; everything else is checked
      // before.
      problemUploadingFile: damagedPicture,
    },
    fields: {
      // Button that opens the caption and width of an image in a text.
      editRelationship: 'Caption and width',
      removeUpload: 'Remove from the text',
      swapUpload: 'Choose another',
      // Button of a part that opens, such as "More" below a cover.
      toggleBlock: 'Show or hide',
    },
    general: {
      // Only posts and "Promises and firm" have drafts, and only posts a trash.
      aboutToRestoreAsDraft:
        'You are about to restore the {{label}} <1>{{title}}</1> as a draft. Its schedule, if it had one, is not restored. Are you sure?',
      aboutToRestoreAsDraftCount:
        'You are about to restore {{count}} {{label}} as draft. Their schedules are not restored',
      adminTheme: 'Colors',
      // Shown before a form closes; Payload says that the changes will be lost.
      changesNotSaved:
        'Your changes have not been saved. This browser keeps what you typed and offers it when you open the form again. Passwords, and files that are not uploaded yet, are lost.',
      createdAt: 'Created',
      // After the name of the colleague who has a document open.
      currentlyEditing:
        'is editing this document. If you take over, the form shows what was saved last. Nothing that either of you typed since is overwritten: the browser keeps it and offers it above the form.',
      noLabel: 'Not set',
      payloadSettings: 'This panel',
      updatedAt: 'Changed',
    },
    version: {
      // In lists and above forms: the version that readers see is public.
      changed: 'Published, newer draft',
      draftHasPublishedVersion: 'Published, newer draft',
      // In the trash all posts are drafts, including previously published ones.
      previouslyDraft: 'In the trash',
      // Of records without drafts, such as a page: every version but the current one.
      previouslyPublished: 'Earlier version',
    },
  },
};
