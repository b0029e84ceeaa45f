import { countOf, formatCount } from '@/format/numbers';

/** Copy of the panel's home screen. */
export const panelHomeTexts = {
  greeting: (name: string) => `Hello, ${name}`,
  lede: 'Drafts, scheduled posts, and what needs attention on the site.',
  untitled: 'Untitled',
  all: 'Show all',
  allOf: (heading: string) => `of “${heading}”`,
  more: (count: number) => `and ${formatCount(count)} more`,

  drafts: 'Drafts',
  noDrafts: 'No drafts. Choose New post; it stays a draft until you publish it.',
  draftFacts: (author: string) => [author, 'changed'].filter(Boolean).join(' · '),
  changesPublic: 'changes a published post',

  scheduled: 'Scheduled',
  noScheduled: 'Nothing is scheduled. Open a post and choose Schedule Publish.',
  scheduledTypes: { publish: 'Publishes', unpublish: 'Unpublishes' },
  failedTypes: {
    publish: 'Not published, because something must be fixed. Due',
    unpublish: 'Not unpublished, because of an error. Due',
  },

  published: 'Recently published',
  noPublished: 'Nothing is published yet. Open a draft and choose Publish.',

  findings: 'Findings on published pages',
  noFindings: 'The SEO check found no errors and no warnings.',

  repetitions: 'Duplicates',
  noRepetitions: 'No two pages have the same title or description.',
  repeated: {
    title: (count: number) => `The same title on ${countOf(count, 'page')}`,
    metaDescription: (count: number) => `The same description on ${countOf(count, 'page')}`,
  },

  links: 'Broken links',
  noLinks: 'No published post has a broken link within this site.',
  leadingThere: (title: string, others: number) =>
    others > 0 ? `in “${title}” and ${countOf(others, 'other post')}` : `in “${title}”`,

  pictures: 'Media without alt text',
  noPictures: 'All media have alt text or are marked decorative.',

  inquiries: 'New inquiries',
  noInquiries: 'No inquiry is new.',
  received: 'received',
};
