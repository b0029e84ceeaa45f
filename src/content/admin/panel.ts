/** Labels of the content management system at /cms, in the order of the workflow. */

/** Groups of its navigation. */
export const panelGroups = {
  writing: 'Writing',
  search: 'Search and links',
  firm: 'The firm',
  clients: 'Clients',
} as const;

/** Description of each collection or global, above its list. */
export const panelDescriptions = {
  posts: 'The posts of the blog. Readers see a draft once you publish it.',
  categories: 'The topics of the blog. A post belongs to one at most.',
  media: 'Images for posts. Anyone who has the URL of an image can see it, so upload nothing confidential.',
  seoPages:
    'What search results and link previews show for each page. Empty fields show the page’s own copy. A save is published at once.',
  redirects: 'Send visitors of an old path to a new one. A page that exists is always shown.',
  teamMembers: 'The people that the team page introduces. With none, it shows the disciplines only.',
  inquiries:
    'Messages from the contact form, and calls that were booked. To answer, assign and note, open “Inquiries” in the Admin Portal.',
  users: 'Accounts of clients, marketers and administrators. The Admin Portal has more tools for them.',
  analyses:
    'What clients asked and what was counted for them. Nobody edits an analysis; open one to read its report.',
  audits: 'How ready clients say they are. Nobody edits an audit; open one to read its report.',
  firmFacts:
    'What only the firm can say: its promises, who it is, and who works for it. What is empty stands nowhere on the site. Drafts can be looked at on the site before they are published.',
  siteSettings:
    'What the firm says about itself on every page. Empty fields show nothing, or what the server says. Whoever runs the server can change that.',
} as const;

/** Labels of tabs, in forms that have several. */
export const panelTabs = {
  content: 'Content',
  seo: 'SEO',
  searchResults: 'Search results',
  linkPreviews: 'Link previews',
  indexing: 'Indexing',
  structuredData: 'Structured data',
} as const;

export const panelTexts = {
  newPost: 'New post',
  posts: 'Posts',
  untitled: 'Untitled',
  places: 'Other places',
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
  width: 'Width of the window',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
} as const;

/** Messages about unsaved changes in a post's form. */
export const unsavedTexts = {
  title: 'Changes that were not saved',
  leftBehind: (when: string) => `What was typed here ${when} was not saved. It is kept in this browser.`,
  bringBack: 'Bring it back',
  discard: 'Discard it',
  exchanged: 'It is back in the form. What you had typed since waits here instead.',
  failed: 'It could not be saved. It stays in this browser; please try again.',
  full: 'This browser can’t keep what you type. Wait until it is saved before you leave.',
} as const;
