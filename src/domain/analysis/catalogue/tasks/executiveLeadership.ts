import type { CatalogueTask } from '../../types';

/** Tasks of the owner, the executives and their direct staff. */
export const executiveLeadership: readonly CatalogueTask[] = [
  {
    name: 'Setting annual strategy and goals',
    profile: {
      structure: 1,
      variation: 5,
      digital: 2,
      judgement: 5,
      sources: ['Strategy and board documents', 'Budgets and forecasts', 'Market research reports'],
    },
    automation: {
      title: 'Assemble the fact base for annual planning',
      description:
        'AI pulls last year’s results, forecasts and market reports into one briefing with sources. The leadership team debates the options and makes every choice.',
    },
  },
  {
    name: 'Preparing board and investor updates',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 4,
      sources: ['Strategy and board documents', 'General ledger', 'Internal reports and presentations'],
    },
    automation: {
      title: 'Draft board and investor updates from live figures',
      description:
        'AI fills your update format with the period’s numbers and drafts the commentary. The CEO edits the story and decides what to disclose.',
    },
  },
  {
    name: 'Reviewing weekly performance figures',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: ['Internal reports and presentations', 'CRM records', 'Work orders and job records'],
    },
    automation: {
      title: 'Send a weekly performance briefing with exceptions',
      description:
        'Every week AI collects your key figures and flags the few outside their usual range. Managers explain why and agree on what to do.',
    },
  },
  {
    name: 'Triaging the executive inbox',
    profile: {
      structure: 2,
      variation: 4,
      digital: 5,
      judgement: 3,
      sources: ['Internal email and chat threads', 'Customer emails', 'Staff calendars'],
    },
    automation: {
      title: 'Sort the executive inbox and draft routine replies',
      description:
        'AI sorts mail by urgency, sums up long threads and drafts routine replies. The executive or an assistant reviews every reply before it goes out.',
    },
  },
  {
    name: 'Scheduling meetings and managing calendars',
    profile: {
      structure: 3,
      variation: 3,
      digital: 5,
      judgement: 2,
      sources: ['Staff calendars', 'Internal email and chat threads'],
    },
    automation: {
      title: 'Coordinate meeting times across calendars',
      description:
        'Software finds open slots, sends invitations and handles changes in your calendar. An assistant settles conflicts between important people.',
    },
  },
  {
    name: 'Preparing for meetings and tracking action items',
    profile: {
      structure: 2,
      variation: 3,
      digital: 3,
      judgement: 2,
      sources: ['Meeting notes and recordings', 'Staff calendars', 'Project plans and task boards'],
    },
    automation: {
      title: 'Write meeting briefs and track agreed actions',
      description:
        'AI writes a one-page brief before each meeting and a list of actions after it. The chair confirms owners and dates.',
    },
  },
  {
    name: 'Tracking competitors and market developments',
    profile: {
      structure: 2,
      variation: 4,
      digital: 4,
      judgement: 3,
      sources: ['Competitor websites and offers', 'Market research reports', 'Online reviews and ratings'],
    },
    automation: {
      title: 'Watch competitors and summarize what changed',
      description:
        'AI checks the pages, news and reviews you name, and reports new offers and price moves with links. Leadership decides whether to react.',
    },
  },
  {
    name: 'Writing company-wide announcements',
    profile: {
      structure: 2,
      variation: 4,
      digital: 4,
      judgement: 3,
      sources: [
        'Internal email and chat threads',
        'Employee handbook and policies',
        'Brand and style guidelines',
      ],
    },
    automation: {
      title: 'Draft staff announcements from bullet points',
      description:
        'AI turns a leader’s bullet points into a clear message for email, chat and the notice board. The leader and HR word anything sensitive.',
    },
  },
  {
    name: 'Evaluating investments and major purchases',
    profile: {
      structure: 2,
      variation: 5,
      digital: 3,
      judgement: 5,
      sources: ['Budgets and forecasts', 'Supplier records and price lists', 'General ledger'],
    },
    automation: {
      title: 'Build first-pass business cases for investments',
      description:
        'AI lays out costs, payback and risks from supplier quotes and your ledger, and marks every assumption. You decide whether to invest.',
    },
  },
  {
    name: 'Reviewing requests that need executive approval',
    profile: {
      structure: 4,
      variation: 3,
      digital: 4,
      judgement: 4,
      sources: ['Purchase orders', 'Budgets and forecasts', 'Employee handbook and policies'],
    },
    automation: {
      title: 'Summarize approval requests with policy checks done',
      description:
        'AI checks each request against budget and policy, chases what’s missing and sums it up. The executive approves or declines.',
    },
  },
];
