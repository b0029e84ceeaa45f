import { countOf, formatCount } from '@/format/numbers';
/** Labels and messages of the SEO editor and the metadata check. The marks ✓ and ✗ are part of the messages. */
export const seoEditorTexts = {
  open: 'Edit SEO',
  editPost: 'Edit this post',
  postLinks: 'This post',
  title: 'SEO Settings',
  pageAt: (path: string) => `Page ${path}`,
  close: 'Close SEO settings',
  cancel: 'Cancel',
  save: 'Save Settings',
  saving: 'Saving...',
  loading: 'Loading SEO settings...',
  notLoaded:
    'The saved settings could not be loaded. The fields show the page’s own values; only your changes are stored.',
  fromTags: 'No SEO settings are stored for this page. The fields show the page’s own values.',

  search: 'In search results',
  pageTitle: 'Page Title',
  pageTitleHint: 'Shown as entered, without the firm’s name.',
  metaDescription: 'Meta Description',
  canonicalUrl: 'Canonical URL',
  canonicalHint: 'Empty: this page. For another one, enter a complete URL or a path such as /contact.',
  slug: 'URL Slug',
  slugHint: 'The address of a page can’t be changed.',
  preventIndexing: 'Prevent search engines from indexing this page',
  noIndexHint: 'The page stays on the site. It leaves the sitemap and the feeds.',
  postCanonicalHint:
    'If the post was published elsewhere first, its URL there. The post then leaves the sitemap. Empty: this post.',
  neverListed: 'Search engines never list this page, whatever you set here.',

  linkPreviews: 'Link previews',
  sharePicture: 'Share picture',
  choosePicture: 'Choose a picture',
  usePicture: 'Use this picture',
  closePictures: 'Close without choosing',
  altRequired: 'Say what the picture shows.',
  postPictureHint:
    'Shown by link previews, cut to 1200 × 630 pixels. Empty: the cover, else a drawing of the title.',
  categoryTitleHint: 'Empty: the name. The firm’s name is added.',
  categoryPictureHint: 'Shown by link previews, cut to 1200 × 630 pixels. Empty: the blog’s picture.',
  ogTitle: 'Open Graph Title',
  ogDescription: 'Open Graph Description',
  ogImage: 'Open Graph Image URL',
  twitterTitle: 'Twitter Title',
  twitterDescription: 'Twitter Description',
  twitterImage: 'Twitter Image URL',

  /** Labels of fields that inherit their value. */
  inherited: {
    title: 'Inherited: the page’s own title and the firm’s name.',
    metaDescription: 'Inherited: the page’s own description.',
    canonicalUrl: 'Inherited: this page. For another one, enter a complete URL or a path such as /contact.',
    ogTitle: 'Inherited: follows the title.',
    ogDescription: 'Inherited: follows the description.',
    ogImage: 'Inherited: the picture that the site draws for this page.',
    twitterTitle: 'Inherited: follows the Open Graph title.',
    twitterDescription: 'Inherited: follows the Open Graph description.',
    twitterImage: 'Inherited: follows the Open Graph image.',
  },

  structured: 'Structured data',
  structuredHint: 'Empty: the page’s own structured data.',
  schemaType: 'Schema Type',
  schemaTypeHint: 'The type that the page’s own structured data names.',
  template: 'Schema Template',
  chooseTemplate: 'Choose a template',
  templateNames: {
    organization: 'Organization',
    website: 'Website',
    faqpage: 'FAQ page',
    service: 'Service',
  },
  generated: 'Generated Schema (read-only)',
  clearGenerated: 'Clear generated schema',
  custom: 'Custom Schema',
  customHint: 'JSON-LD. It replaces the generated schema.',
  validate: 'Validate Schema',
  newTab: '(opens a new tab)',

  saved: '✓ SEO settings saved',
  savedEarlier: '✓ Saved, without what you typed since',
  restored: '✓ Earlier version restored',
  noToken: '✗ Authentication required',
  refused: '✗ Failed to save SEO settings',
  failed: '✗ Error saving SEO settings',
  outdated: '✗ Failed to save SEO settings: someone else saved meanwhile',
  conflictTitle: 'Someone else saved this page’s settings',
  conflict:
    'They saved after you began typing. Their version is in History; what you typed stays here until you decide.',
  conflictTake: 'Take theirs',
  conflictOverwrite: 'Save mine',
  keepEditing: 'Keep editing',
  unsaved: 'There are unsaved changes: save them or press Cancel.',
  restoreFailed: '✗ Failed to restore this version',

  previewsAndChecks: 'Previews and checks',
  previews: 'Previews',
  resultPreviews: 'Search result previews',
  meterOf: { title: 'Title as shown', description: 'Description as shown' },
  about: (widthPx: number, maxWidthPx: number) => `about ${widthPx} of ${maxWidthPx} px`,
  fit: 'Fit to width',
  fitPart: { title: 'Fit the title to width', description: 'Fit the description to width' },
  fitsAlready: {
    title: 'The title fits already.',
    description: 'The description fits already.',
  },
  fitFailed: 'It could not be fitted. Please try again.',
  verdicts: { empty: 'missing', short: 'short', fits: 'fits', long: 'will be cut off' },
  desktopResult: 'Search result, desktop',
  mobileResult: 'Search result, phone',
  largeCard: 'Facebook, LinkedIn: large card',
  smallCard: 'Chat apps: small card',
  textPost: 'X: post with card',
  postText: 'Worth a look:',
  noPreviewPicture: 'No preview picture',
  findings: 'Checks',
  noFindings: 'Nothing to improve.',
  checking: 'Comparing with the other pages...',
  notCompared: 'The other pages could not be read, so these checks are missing.',

  changes: 'Before and after',
  noChanges: 'The tags stay as they are.',
  before: 'Before',
  after: 'After',
  withoutPosts:
    'Not shown: the page adds a list of its latest posts to its own structured data. A custom schema replaces both.',

  history: 'History',
  noHistory: 'Nothing has been saved yet.',
  historyFailed: 'The history could not be read.',
  savedBy: (name: string | null) => `by ${name ?? 'a deleted account'}`,
  current: 'Current',
  restore: 'Restore',
  restoreOf: (when: string) => `Restore the version of ${when}`,
  untitled: 'The page’s own title',
};

/** Labels of a page's form in the panel. */
export const seoPageTexts = {
  address: 'Page',
  titleHint: 'Shown as entered, without the firm’s name. Empty: the page’s own title.',
  descriptionHint: 'Empty: the page’s own description.',
  pictureHint:
    'Cut to 1200 × 630 pixels. If empty, link previews show the picture that the site draws for this page.',
  ogTitleHint: 'Empty: the title.',
  ogDescriptionHint: 'Empty: the description.',
  ogImageHint:
    'Only for a picture on another site: an https:// address, or a path on this site. Empty: the share picture.',
  twitterHint: 'Empty: as in other link previews.',
  otherDirectives: (directives: string) =>
    `Other directives for search engines stay as they are: ${directives}`,
  reset: 'Reset SEO',
  resetDone: 'The SEO fields are empty; the copy stays as it is. Save to make it live.',
  withPicture: 'With a share picture',
};

/** Field labels for findings. */
export const findingFieldLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  metaDescription: 'Description',
  canonicalUrl: 'Canonical URL',
  robots: 'Indexing',
  ogImage: 'Preview picture',
  finalSchema: 'Structured data',
};

/** Anchor of the checks in the CMS, beside the fields that they refer to. */
export const searchMetadataAnchor = 'search-metadata';

/** The metadata check in the panel. */
export const metadataCheckPath = '/cms/metadata-check';

/** Returns the address of the metadata check, narrowed to pages with this path or title. */
export const metadataCheckHref = (search: string) =>
  `${metadataCheckPath}?search=${encodeURIComponent(search)}`;

const pageRecordsPath = '/cms/collections/seo-pages';

/** Returns the address of a page's SEO fields in the panel; that of the list for a page without a record. */
export const pageSearchMetadataHref = (recordId: number | null) =>
  recordId === null ? pageRecordsPath : `${pageRecordsPath}/${recordId}#${searchMetadataAnchor}`;

/** Returns the address of a post's SEO fields in the panel. */
export const postSearchMetadataHref = (postId: number) =>
  `/cms/collections/posts/${postId}#${searchMetadataAnchor}`;

export const categorySearchMetadataHref = (categoryId: number) =>
  `/cms/collections/categories/${categoryId}#${searchMetadataAnchor}`;

export const metadataCheckTexts = {
  title: 'SEO check',
  lede: 'Every page and post as search engines see it, the most urgent first. These findings never block publishing.',
  search: 'Find a page or post',
  nothingFound: 'No page or post matches.',
  loading: 'Reading all pages...',
  failed: 'The pages could not be read.',
  retry: 'Try again',
  pages: 'Pages',
  summary: ({ total, errors, warnings }: { total: number; errors: number; warnings: number }) =>
    `${formatCount(total)} pages and posts: ${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}.`,
  edit: 'Edit',
  ofPage: (path: string) => `page ${path}`,
  findingsOf: (path: string) => `Findings of ${path}`,
  widths: (titlePx: number, descriptionPx: number) =>
    `title about ${titlePx} px, description about ${descriptionPx} px`,
  fine: 'Nothing to improve.',
  ownWords: 'No SEO settings are stored',
  savedAt: (when: string) => `Saved ${when}`,
};
