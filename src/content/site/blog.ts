/** Copy of the blog's own pages; posts come from the CMS. */
export const blog = {
  path: '/blog',
  title: 'Blog: AI for Small and Mid-Sized Firms',
  heading: 'Worked examples and plain answers',
  lede: 'Which tasks are worth automating, what it costs, and what goes wrong. With the math, so that you can put in your own numbers.',
  description:
    'Worked examples and plain answers about AI in firms of 5 to 500 people: which tasks are worth automating, what it costs, what goes wrong.',
  name: 'Blog',
} as const;

export const blogLabels = {
  topics: 'Topics',
  allPosts: 'All posts',
  latest: 'Latest posts',
  tagHeading: (name: string) => `Posts about “${name}”`,
  topicDescription: (heading: string) =>
    `${heading}: worked examples and plain answers for firms of 5 to 500 people.`,
  readingTime: (minutes: number) => `${minutes} min read`,
  pages: 'Pages of the list',
  newer: 'Newer posts',
  older: 'Older posts',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageTitle: (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`),
  contents: 'In this post',
  tags: 'Tags',
  share: 'Share this post',
  shareLinkedIn: 'LinkedIn',
  shareX: 'X',
  shareEmail: 'Email',
  shareCopy: 'Copy link',
  shareCopied: 'Copied',
  previous: 'Previous post',
  next: 'Next post',
  moreReading: 'More to read',
  related: 'On the same topic',
  newTab: '(opens in a new tab)',
  table: 'Table',
  code: 'Code',
  footnotes: 'Footnotes',
  footnote: (number: number) => `Footnote ${number}`,
  backToReference: (number: number, reference: number) =>
    `Back to reference ${reference} of footnote ${number}`,
  done: 'Done:',
  toDo: 'To do:',
  updated: (date: string) => `Updated ${date}`,
  feed: 'RSS feed',
  feedTitle: (firmName: string) => `${firmName} Blog`,
  closing: 'Put your own numbers in',
} as const;

export const blogSearch = {
  path: `${blog.path}/search`,
  title: 'Search the blog',
  field: 'Search posts',
  button: 'Search',
  hint: 'Words from a title, a tag or the text, such as “invoices” or “hourly cost”.',
  found: (count: number, isMore: boolean) => {
    if (isMore) return `${count} posts or more, closest first`;
    return count === 1 ? '1 post' : `${count} posts, closest first`;
  },
  nothing: (question: string) => `Nothing found for “${question}”`,
  nothingHint: 'Fewer words find more, and so do shorter ones: “invoice” also finds “invoices”.',
  instead: 'The latest posts',
  tooMany: 'Too many searches',
  tooManyHint: 'There were very many requests from your network within a minute. Try again in a minute.',
} as const;

export const emptyBlog = {
  title: 'Nothing published yet',
  text: 'The first posts are being written. Until they are here, the free assessment answers the question that most of them will be about: which hours of your own week a machine could take over.',
} as const;

export const blogPreview = {
  title: 'Preview',
  notice: 'Preview. Only staff can open this page; it shows the latest saved draft.',
  edit: 'Back to the editor',
  untitled: 'Untitled',
} as const;
