/** Labels of the content management system at /cms, in the order of the workflow. */

/** Groups of its navigation. */
export const panelGroups = {
  writing: 'Writing',
  search: 'Pages and links',
  firm: 'The firm',
  clients: 'Clients',
} as const;

/** Description of each collection or global, above its list. */
export const panelDescriptions = {
  posts: 'The posts of the blog. Readers see a draft once you publish it.',
  categories: 'The topics of the blog. A post belongs to one at most.',
  media: 'Images for posts. Anyone who has the URL of an image can see it, so upload nothing confidential.',
  seoPages:
    'The words of each page, and what search results and link previews show for it. Empty fields show the built-in words. Changes are published as soon as you save.',
  redirects:
    'Redirects send visitors from an old path to a new one. A path that has a page can’t be redirected.',
  teamMembers: 'The people that the team page introduces. With none, it shows the disciplines only.',
  inquiries:
    'Messages from the contact form, and calls that were booked. You can only read them here. To reply, add notes, or choose an owner, go to the Admin Portal, “More”, “Inquiries”.',
  users: 'Accounts of clients, marketers and administrators. The Admin Portal has more tools for them.',
  analyses:
    'Clients’ answers, and the figures computed from them. Analyses can’t be edited. Open one to read its report.',
  audits: 'Clients’ readiness audits. They can’t be edited. Open one to read its report.',
  firmFacts:
    'The firm’s promises, its legal details, and the services it uses. The site leaves out empty fields. You can preview a draft on the site before you publish it.',
  siteSettings:
    'The firm’s details on every page. An empty field shows nothing, or the server’s setting. Whoever runs the server can change that.',
} as const;

/** Labels of tabs, in forms that have several. */
export const panelTabs = {
  content: 'Content',
  copy: 'Copy',
  seo: 'SEO',
  searchResults: 'Search results',
  linkPreviews: 'Link previews',
  indexing: 'Indexing',
  structuredData: 'Structured data',
} as const;

export const panelTexts = {
  skip: 'Skip to content',
  newPost: 'New post',
  newDocument: (label: string) => `New ${label.toLowerCase()}`,
  posts: 'Posts',
  untitled: 'Untitled',
  places: 'Other places',
  inquiries: 'Inquiries',
  website: 'Website',
  portal: 'Admin Portal',
  questions: 'Show only',
  all: 'All',

  openReport: 'Open the report',
  reportOf: 'The report as its client reads it',
  overall: 'Overall',
  percent: (share: number) => `${share}%`,
  section: 'Section',
  score: 'Score',
} as const;

/** Labels of the preview beside a post's form. */
export const panelPreview = {
  name: 'Preview',
  frame: 'The post as readers would see it',
  close: 'Close preview',
  width: 'Width of the window',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
} as const;

/** Messages about unsaved changes in a post's form. */
export const unsavedTexts = {
  title: 'Unsaved changes',
  leftBehind: (when: string) => `Changes from ${when} were not saved. This browser has kept them.`,
  bringBack: 'Restore changes',
  discard: 'Discard changes',
  exchanged: 'The changes are back in the form. What you typed since is kept here instead.',
  failed: 'The changes could not be saved. They are still in this browser. Please try again.',
  full: 'This browser can’t store unsaved changes. Wait until they are saved before you leave.',
} as const;
