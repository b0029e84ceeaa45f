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
        "Pulls last year's results, current forecasts and market reports into one briefing in which every figure links to its source. The leadership team still debates the options and makes every choice.",
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
        "Fills your existing update format with the period's numbers from accounting and sales and drafts the commentary on what moved. The CEO edits the story and decides what is disclosed.",
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
        'Collects the key figures from your business systems each week and points out the few that left their usual range, with the likely driver. Managers explain the cause and agree on the response.',
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
        'Groups incoming mail by urgency and topic, summarizes long threads, and prepares replies to routine messages inside your mail program. Nothing is sent until the executive or an assistant releases it.',
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
        'Finds slots that respect working hours, travel and protected time, then sends invitations and handles changes through your calendar system. An assistant settles conflicts between important people.',
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
        'Prepares a one-page brief before each meeting, turns the recording or notes into decisions and action items, and posts them to your task board. The chair confirms owners and dates before they count.',
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
        'Checks a named list of public pages, news and review sites, then reports new offers, price moves and openings with links. Leadership judges what matters and whether to react.',
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
        "Turns a leader's rough points into a clear message with a version for email, chat and the notice board, using earlier announcements as the model for tone. Wording on sensitive matters stays with the leader and HR.",
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
        'Sets out costs, payback and the main risks in a standard worksheet, using supplier quotes and your own ledger, and marks every assumption. Whether the bet is worth taking remains a human decision.',
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
        'Reads each spending, hiring or discount request, checks it against budget and policy, and presents a short summary with missing items already chased. The executive approves or declines.',
    },
  },
];
