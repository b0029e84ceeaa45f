import { blogLimits } from '@/domain/blog/blogLimits';
import { mebibyte } from '@/domain/mebibyte';
import { countOf } from '@/format/numbers';
import { postFieldLabels } from './postFields';
import { publishSeverityLabels } from './severityLabels';

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
  previewHint: '(what is saved, in a new tab)',
  download: 'Download',
  downloadHint: '(what is saved, as Markdown)',
  downloadFailed: 'The post could not be downloaded. Please try again.',

  ...postFieldLabels,
  slugHint: (slug: string) => `/blog/${slug || '...'}`,
  slugChange: 'The former slug redirects to the post.',
  descriptionHint: 'One or two sentences for lists and link previews.',
  tagsHint: 'Separated by commas.',
  noCategory: 'No category',
  published: 'Published',
  publishedHint: 'Readers can see the post.',
  featured: 'Featured: opens the first page of the blog',
  searchWords: 'Search results',
  metaTitleHint: 'Empty: the title. The firm’s name comes behind it.',
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
  checkFields: 'Some fields need another look.',
  deletedMeanwhile: 'The post has been deleted meanwhile. Saving again creates it anew.',
  savedEarlier: 'Saved, except for what was typed since.',
  savedBefore: 'Saved, except for what is still on its way.',
  stillComing: 'A picture or pasted text is still on its way. Save again when it is there.',

  unpublished: (name: string | null, when: string) =>
    `Readers don’t see this text yet: ${name ?? 'somebody'} saved it as a draft (${when}). Saving with Published ticked shows it to them.`,
  restored: (when: string) => `Unsaved changes of ${when} were restored from this browser.`,
  discard: 'Discard them',
  setAside: (isDiscarded: boolean) =>
    `${isDiscarded ? 'What stood here before' : 'What you typed instead'} is set aside. Until you save or close the editor, you can have it back as it was.`,
  undo: 'Undo',
  draftKept: (when: string) => `Draft kept in this browser at ${when}`,
  draftFailed: 'This browser can’t keep a draft. Save before you leave.',

  leaveTitle: 'Unsaved changes',
  leaveText:
    'Your changes have not been saved to the post. They can wait in this browser until you open it again.',
  underWayTitle: 'Not done yet',
  underWayText:
    'A picture or pasted text is still on its way, or a picture is being chosen. Closing the editor ends that.',
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
  conflictKept: 'Your version is kept in the history of the post, and stays here until you decide.',
  conflictPublished: 'Whether readers see the post stays as it is now, unless you changed Published here.',
  conflictHistory: 'See your version in the history',
  conflictOverwrite: 'Save mine as the newest',
  conflictLoad: 'Load the newer version',
};

/** Labels and messages of scheduled publishing. */
export const scheduleTexts = {
  title: 'Schedule',
  unsaved: 'Save the post first. Then a day and an hour can be set.',
  loading: 'Loading...',
  loadFailed: 'Could not find out whether the post is scheduled.',
  at: 'Day and hour',
  zone: (zone: string) => `By your clock: ${zone}`,
  lede: 'What is saved by then is published.',
  schedule: 'Schedule',
  reschedule: 'Change',
  cancel: 'Cancel the schedule',
  planned: (moment: string, zone: string) =>
    `Will be published on ${moment} (${zone}), unless you publish it before.`,
  plannedEnd: (moment: string, zone: string) =>
    `Will be unpublished on ${moment} (${zone}), as scheduled in the CMS.`,
  past: 'Choose a moment that is still to come.',
  failed: 'This could not be saved. Please try again.',
};

/** Labels of the publish check. */
export const publishCheckTexts = {
  title: 'Publish check',
  untouched: 'Nothing is written yet.',
  checking: 'Checking...',
  failed: 'The check could not be run.',
  fine: 'Nothing to improve.',
  show: 'Show',
  severities: publishSeverityLabels,
  holds: 'As long as this stands, the post can’t be published.',
};

/** Labels and messages of the external image import. */
export const foreignPictureTexts = {
  title: 'Images from other sites',
  bringIn: (count: number) => `Bring in ${countOf(count, 'image')} from other sites`,
  fetching: (at: number, count: number) => `Fetching ${at} of ${count}...`,
  broughtIn: (count: number) =>
    count === 1 ? '1 image is in the library now.' : `${count} images are in the library now.`,
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
  altHint: 'What the picture shows, for those who can’t see it.',
  more: 'More',
  decorative: 'Decorative: the picture says nothing that a reader would miss',
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
