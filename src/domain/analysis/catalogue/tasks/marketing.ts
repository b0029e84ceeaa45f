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
        'Turns a short recorded interview with one of your experts into an outline and a draft that follows your style guide, and suggests links to earlier pieces. An editor checks every claim before it goes into the website.',
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
        'Cuts articles, projects and photos you already have into posts sized for each network and places them in the scheduler. The marketer approves the month in one sitting and adds what is timely.',
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
        'Picks recent news for each audience, drafts copy and subject-line variants, and loads them into your email tool with links and unsubscribe text checked. Sending remains a deliberate click by a person.',
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
        'Joins ad spend, site visits and CRM outcomes on a schedule and explains in plain words which campaigns paid for themselves. The marketer interprets the odd cases and moves the budget.',
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
        'Reviews the ad accounts every day, spots wasted spend and tired ads, and queues the changes with expected effect. A person accepts them, and spending caps cannot be raised automatically.',
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
        'Compares the website with the current catalog and prices, lists stale or missing text, and saves replacement drafts in the content system. The owner of each page reviews and publishes.',
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
        'Gathers reviews and comments from all profiles in one list, drafts thanks and factual answers, and alerts a manager to complaints or legal risk. Public replies are posted by a named person.',
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
        'Handles registration messages, attendance lists and a follow-up matched to what each guest attended, passing warm contacts to sales in the CRM. The team keeps the program, the speakers and the room.',
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
        'Removes duplicates and dead addresses, standardizes names and firms, and keeps segments current between the CRM and the email tool. Uncertain merges are shown side by side for a yes or no.',
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
        'Collects the words customers use in surveys, reviews and calls, groups them by need, and contrasts them with what competitors promise. What the brand stands for is decided by people in a room.',
    },
  },
];
