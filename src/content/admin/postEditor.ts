import { blogLimits } from '@/domain/blog/blogLimits';
import { mebibyte } from '@/domain/mebibyte';
import { countOf } from '@/format/numbers';
import { postFieldLabels } from './postFields';

/** Labels and messages of the portal's post editor. */
export const postEditorTexts = {
  createTitle: 'Create Post',
  editTitle: 'Edit Post',
  close: 'Close the editor',
  loading: 'Loading post...',
  loadFailed: 'The post could not be loaded.',
  gone: 'This post no longer exists.',
  editorFailed: 'The editor could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  cancel: 'Cancel',
  save: 'Save Post',
  saving: 'Saving...',
  preview: 'Preview',
  previewHint: '(the saved version, in a new tab)',
  download: 'Download',
  downloadHint: '(the saved version, as Markdown)',
  downloadFailed: 'The post could not be downloaded. Please try again.',

  ...postFieldLabels,
  slugHint: (slug: string) => `/blog/${slug || '...'}`,
  slugChange: 'The former slug redirects to the post.',
  descriptionHint: 'One or two sentences for lists and link previews.',
  tagsHint: 'Separated by commas.',
  noCategory: 'No category',
  published: 'Published',
  featured: 'Featured: shown first on the blog',
  searchWords: 'Search results',
  metaTitleHint: 'Empty: the title. The firm’s name is added.',
  metaDescriptionHint: 'Empty: the description.',
  content: 'Content',
  words: (words: number, minutes: number) => `${countOf(words, 'word')}, ${minutes} min read`,
  missing: {
    title: 'Enter a title.',
    slug: 'Enter a slug.',
    description: 'Enter a description.',
    date: 'Enter a date.',
    author: 'Enter an author.',
  },

  saveFailed: 'Failed to save post. Please try again.',
  checkFields: 'Some fields need a correction.',
  deletedMeanwhile: 'The post was deleted while you edited it. Save again to create it anew.',
  savedEarlier: 'Saved, without what you typed since.',
  savedBefore: 'Saved, without the picture or text that is still loading.',
  stillComing: 'A picture or pasted text is still loading. Save again when it is done.',

  unpublished: (name: string | null, when: string) =>
    `${name ?? 'Somebody'} saved this text as a draft (${when}). Readers see it once you save with Published checked.`,
  restored: (when: string) => `Unsaved changes of ${when} were restored from this browser.`,
  discard: 'Discard them',
  setAside: (isDiscarded: boolean) =>
    `${isDiscarded ? 'The discarded text' : 'What you typed instead'} is set aside. You can restore it until you save or close the editor.`,
  undo: 'Undo',
  draftKept: (when: string) => `Draft kept in this browser at ${when}`,
  draftFailed: 'This browser can’t keep a draft. Save before you leave.',

  leaveTitle: 'Unsaved changes',
  leaveText:
    'Your changes have not been saved to the post. This browser can keep them until you open the post again.',
  underWayTitle: 'Not done yet',
  underWayText:
    'A picture or pasted text is still loading, or you are choosing a picture. Closing the editor cancels that.',
  keepEditing: 'Keep editing',
  leaveKeeping: 'Close and keep draft',
  leaveDiscarding: 'Discard changes',
  leaveAnyway: 'Close',

  editing: (name: string, since: string) => `${name} is editing this post (since ${since}).`,
  editingHint: 'If both of you save, the later version does not overwrite the earlier one.',
  takeOver: 'Take over',

  conflictTitle: 'A newer version was saved',
  conflict: (name: string | null, when: string) =>
    `${name ?? 'Somebody'} saved this post after you opened it (${when}). Nothing was overwritten.`,
  conflictKept: 'Your version is in the post’s history, and stays here until you decide.',
  conflictPublished:
    'The post stays published or unpublished as it is now, unless you changed Published here.',
  conflictHistory: 'See your version in the history',
  conflictOverwrite: 'Save mine as the newest',
  conflictLoad: 'Load the newer version',
};

/** Labels and messages of scheduled publishing. */
export const scheduleTexts = {
  title: 'Schedule',
  unsaved: 'Save the post before you schedule it.',
  loading: 'Loading...',
  loadFailed: 'The schedule could not be loaded.',
  at: 'Day and hour',
  zone: (zone: string) => `By your clock: ${zone}`,
  lede: 'The version saved by then is published.',
  schedule: 'Schedule',
  reschedule: 'Change',
  cancel: 'Cancel the schedule',
  planned: (moment: string, zone: string) =>
    `Will be published on ${moment} (${zone}), unless you publish it before.`,
  plannedEnd: (moment: string, zone: string) =>
    `Will be unpublished on ${moment} (${zone}), as scheduled in the Content Desk.`,
  /** In lists, before the moment. */
  listed: { publishAt: 'Scheduled for', unpublishAt: 'Unpublish scheduled for' },
  past: 'Choose a time in the future.',
  failed: 'This could not be saved. Please try again.',
};

/** Labels and messages of the external image import. */
export const externalImageTexts = {
  title: 'Media from other sites',
  import: (count: number) => `Import ${countOf(count, 'picture')} from other sites`,
  fetching: (at: number, count: number) => `Fetching ${at} of ${count}...`,
  imported: (count: number) =>
    count === 1 ? '1 picture is in the library now.' : `${count} pictures are in the library now.`,
  refused: (address: string, reason: string) => `${address}: ${reason}`,
};

/** Labels of the cover image field. */
export const coverTexts = {
  label: 'Cover Image',
  upload: 'Click to upload or drag and drop',
  replace: 'Click to replace image',
  formats: `PNG, JPG, WebP up to ${blogLimits.coverMaxBytes / mebibyte}MB`,
  preview: 'Cover image preview',
  remove: 'Remove image',
  uploading: 'Uploading cover image',
  altText: 'Alt text',
  altHint: 'What the picture shows, for people who can’t see it.',
  more: 'More',
  decorative: 'Decorative: the picture adds no information',
  needsSlug: 'Post slug is required for image upload',
  refused: 'Upload failed',
  failed: 'Failed to upload image',
};

/** Labels of the Markdown editor. */
export const markdownEditorTexts = {
  toolbar: 'Formatting',
  views: 'View',
  viewNames: { write: 'Write', both: 'Side by side', preview: 'Preview' },
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
  previewOf: 'Preview of the content',
  nothing: 'Nothing to show yet.',
  loadingPreview: 'Loading preview...',
  previewFailed: 'The preview could not be loaded. Check your connection and open the post again.',
  hint: 'Markdown. HTML is shown as text.',
  tools: {
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    strikethrough: 'Strikethrough',
    code: 'Code',
    link: 'Link',
    image: 'Image',
    quote: 'Quote',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    tasks: 'Task list',
    codeBlock: 'Code block',
    table: 'Table',
    rule: 'Horizontal rule',
  },
};
