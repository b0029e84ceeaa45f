import type { CatalogueTask } from '../../types';

/** Tasks of the people who make the firm known and bring in inquiries. */
export const marketing: readonly CatalogueTask[] = [
  {
    name: 'Writing blog posts and articles',
    profile: {
      structure: 2,
      variation: 4,
      digital: 5,
      judgement: 3,
      sources: [
        'Published articles and web pages',
        'Search rankings and keywords',
        'Brand and style guidelines',
      ],
    },
    automation: {
      title: 'Draft articles from expert interviews',
      description:
        'AI turns a short recorded interview with your expert into a draft in your style. An editor checks every claim before you publish.',
    },
  },
  {
    name: 'Planning and scheduling social media posts',
    profile: {
      structure: 3,
      variation: 3,
      digital: 5,
      judgement: 2,
      sources: [
        'Social media posts and comments',
        'Photo and video library',
        'Published articles and web pages',
      ],
    },
    automation: {
      title: 'Turn existing content into a month of posts',
      description:
        'AI cuts your articles, projects and photos into posts and schedules them. Your marketer approves the month in one sitting.',
    },
  },
  {
    name: 'Building email campaigns and newsletters',
    profile: {
      structure: 3,
      variation: 3,
      digital: 5,
      judgement: 3,
      sources: ['Email campaign results', 'Marketing contact lists', 'Published articles and web pages'],
    },
    automation: {
      title: 'Assemble newsletters and test subject lines',
      description:
        'AI picks the news for each audience, drafts the copy and loads it into your email tool. A person hits send.',
    },
  },
  {
    name: 'Reporting on campaign performance',
    profile: {
      structure: 5,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: ['Web analytics', 'Ad account data', 'Email campaign results', 'CRM records'],
    },
    automation: {
      title: 'Report campaign results from click to sale',
      description:
        'Software joins ad spend, site visits and sales, and shows which campaigns paid for themselves. Your marketer reads the odd cases and moves the budget.',
    },
  },
  {
    name: 'Managing paid search and social ads',
    profile: {
      structure: 4,
      variation: 3,
      digital: 5,
      judgement: 3,
      sources: ['Ad account data', 'Search rankings and keywords', 'Web analytics'],
    },
    automation: {
      title: 'Propose daily bid, keyword and ad changes',
      description:
        'AI reviews the ad accounts every day and proposes changes with their expected effect. A person accepts them, and spending caps stay fixed.',
    },
  },
  {
    name: 'Updating website pages and product copy',
    profile: {
      structure: 3,
      variation: 3,
      digital: 5,
      judgement: 2,
      sources: [
        'Published articles and web pages',
        'Product or service catalog',
        'Search rankings and keywords',
      ],
    },
    automation: {
      title: 'Find outdated pages and draft the new copy',
      description:
        'AI compares your website with the current catalog and prices, and drafts what’s stale or missing. The page owner reviews and publishes.',
    },
  },
  {
    name: 'Responding to reviews and social comments',
    profile: {
      structure: 2,
      variation: 3,
      digital: 5,
      judgement: 3,
      sources: [
        'Online reviews and ratings',
        'Social media posts and comments',
        'Brand and style guidelines',
      ],
    },
    automation: {
      title: 'Draft replies to reviews and flag the serious ones',
      description:
        'AI collects reviews from all profiles, drafts replies and alerts a manager to serious ones. A person posts every public reply.',
    },
  },
  {
    name: 'Organizing events and webinars',
    profile: {
      structure: 2,
      variation: 4,
      digital: 3,
      judgement: 3,
      sources: [
        'Event and webinar registrations',
        'Marketing contact lists',
        'Project plans and task boards',
      ],
    },
    automation: {
      title: 'Run event invitations, reminders and follow-up',
      description:
        'Software sends invitations, tracks attendance and passes warm contacts to sales. Your team runs the program, the speakers and the room.',
    },
  },
  {
    name: 'Cleaning and segmenting contact lists',
    profile: {
      structure: 5,
      variation: 2,
      digital: 5,
      judgement: 1,
      sources: ['Marketing contact lists', 'CRM records', 'Order and purchase history'],
    },
    automation: {
      title: 'Clean, merge and segment contact lists nightly',
      description:
        'Software removes duplicates and dead addresses every night and keeps segments current. A person says yes or no to unclear merges.',
    },
  },
  {
    name: 'Developing brand positioning and messaging',
    profile: {
      structure: 1,
      variation: 5,
      digital: 3,
      judgement: 5,
      sources: [
        'Customer surveys and feedback',
        'Competitor websites and offers',
        'Market research reports',
        'Brand and style guidelines',
      ],
    },
    automation: {
      title: 'Mine customer language for positioning work',
      description:
        'AI collects the words customers use, groups them by need and compares them with competitors’ promises. People decide what the brand stands for.',
    },
  },
];
