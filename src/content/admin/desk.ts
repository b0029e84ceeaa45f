import { countOf, formatCount } from '@/format/numbers';

/** Words of the content desk. */
export const deskTexts = {
  title: 'Content Desk',
  lede: 'What waits, what comes next, and what could be better on the site.',
  loading: 'Loading your desk...',
  failed: 'Your desk could not be loaded.',
  newPost: 'New Post',
  untitled: 'Without a title',
  all: 'Show all',
  allOf: (heading: string) => `of “${heading}”`,
  more: (count: number) => `and ${formatCount(count)} more`,

  drafts: 'Drafts',
  noDrafts: 'No draft waits. Begin with “New Post”: it stays a draft until you publish it.',
  draftFacts: (author: string, when: string) => [author, `changed ${when}`].filter(Boolean).join(' · '),
  changesPublic: 'changes a public post',

  scheduled: 'Scheduled',
  noScheduled:
    'Nothing is scheduled. Open a post under “Blog” and set a day and an hour under “Publish later”.',
  scheduledTypes: { publish: 'Goes public', unpublish: 'Is taken back' },

  published: 'Published lately',
  noPublished: 'Nothing is public yet. Open a draft, tick “Published” and save it.',

  findings: 'Findings on live pages',
  noFindings: 'The metadata check found no errors and no warnings.',

  repetitions: 'Duplicates',
  noRepetitions: 'No two pages have the same title or description.',
  repeated: {
    title: (count: number) => `The same title on ${countOf(count, 'page')}`,
    metaDescription: (count: number) => `The same description on ${countOf(count, 'page')}`,
  },

  links: 'Links that lead nowhere',
  noLinks: 'Every link of a public post within this site leads somewhere.',
  leadingThere: (title: string, others: number) =>
    others > 0 ? `in “${title}” and ${countOf(others, 'other post')}` : `in “${title}”`,

  pictures: 'Pictures without words',
  noPictures: 'All pictures have alt text or are marked decorative.',

  inquiries: 'New inquiries',
  noInquiries: 'Nobody waits for an answer.',
  received: (when: string) => `received ${when}`,
};
