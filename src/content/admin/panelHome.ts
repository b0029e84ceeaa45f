import { countOf, formatCount } from '@/format/numbers';

/** Copy of the panel's home screen. */
export const panelHomeTexts = {
  greeting: (name: string) => `Hello, ${name}`,
  lede: 'What is waiting, what comes next, and what could be better on the site.',
  untitled: 'Without a title',
  all: 'Show all',
  allOf: (heading: string) => `of “${heading}”`,
  more: (count: number) => `and ${formatCount(count)} more`,

  drafts: 'Drafts',
  noDrafts: 'No drafts. Start one with “New post”: it stays a draft until you publish it.',
  draftFacts: (author: string) => [author, 'changed'].filter(Boolean).join(' · '),
  changesPublic: 'changes a public post',

  scheduled: 'Scheduled',
  noScheduled: 'Nothing is scheduled. Open a post and set a day and an hour under “Publish later”.',
  scheduledTypes: { publish: 'Goes public', unpublish: 'Is unpublished' },

  published: 'Recently published',
  noPublished: 'Nothing is public yet. Open a draft and publish it.',

  findings: 'Findings on live pages',
  noFindings: 'The metadata check found no errors and no warnings.',

  repetitions: 'Duplicates',
  noRepetitions: 'No two pages have the same title or description.',
  repeated: {
    title: (count: number) => `The same title on ${countOf(count, 'page')}`,
    metaDescription: (count: number) => `The same description on ${countOf(count, 'page')}`,
  },

  links: 'Broken links',
  noLinks: 'No public post has a broken link within this site.',
  leadingThere: (title: string, others: number) =>
    others > 0 ? `in “${title}” and ${countOf(others, 'other post')}` : `in “${title}”`,

  pictures: 'Pictures without alt text',
  noPictures: 'All pictures have alt text or are marked decorative.',

  inquiries: 'New inquiries',
  noInquiries: 'Nobody is waiting for an answer.',
  received: 'received',
};
