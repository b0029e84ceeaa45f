import type { CatalogueTask } from '../../types';

/** Tasks of hiring, employing and developing people. */
export const humanResources: readonly CatalogueTask[] = [
  {
    name: 'Screening résumés and applications',
    profile: {
      structure: 3,
      variation: 3,
      digital: 5,
      judgement: 4,
      sources: ['Résumés and job applications', 'Employee records'],
    },
    automation: {
      title: 'Summarize applications against the stated criteria',
      description:
        'AI quotes where each résumé meets your requirements. Screening by software can break hiring law. A person reads every application and decides, with reasons.',
    },
  },
  {
    name: 'Scheduling interviews',
    profile: {
      structure: 4,
      variation: 2,
      digital: 5,
      judgement: 1,
      sources: ['Staff calendars', 'Résumés and job applications'],
    },
    automation: {
      title: 'Let candidates book and move interviews',
      description:
        'Candidates pick a time from the interviewers’ calendars and get directions and reminders. Recruiters step in for final rounds and special requests.',
    },
  },
  {
    name: 'Writing job descriptions and postings',
    profile: {
      structure: 3,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: ['Employee records', 'Performance reviews and goals', 'Brand and style guidelines'],
    },
    automation: {
      title: 'Draft job postings from a short role interview',
      description:
        'AI asks the hiring manager a few questions and drafts the posting in your format. HR confirms pay range and legal wording.',
    },
  },
  {
    name: 'Onboarding new employees',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 2,
      sources: ['Employee records', 'Training materials', 'Employee handbook and policies'],
    },
    automation: {
      title: 'Run the first-90-days checklist for new hires',
      description:
        'Software starts paperwork, equipment and accounts at signing, and reminds anyone who’s late. The manager welcomes, coaches and decides on probation.',
    },
  },
  {
    name: 'Answering policy and benefits questions',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: [
        'Employee handbook and policies',
        'Payroll and benefits records',
        'Internal email and chat threads',
      ],
    },
    automation: {
      title: 'Answer policy questions with the page cited',
      description:
        'AI answers from your handbook and plan documents and cites the page. Personal, medical or disputed questions go straight to HR.',
    },
  },
  {
    name: 'Checking time sheets and preparing payroll',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 2,
      sources: [
        'Time sheets and leave records',
        'Payroll and benefits records',
        'Staff schedules and rosters',
      ],
    },
    automation: {
      title: 'Catch time sheet errors before payroll runs',
      description:
        'Software checks hours against schedules and overtime rules, asks about gaps and prepares the payroll file. The payroll lead approves the run.',
    },
  },
  {
    name: 'Running performance reviews',
    profile: {
      structure: 2,
      variation: 4,
      digital: 3,
      judgement: 5,
      sources: [
        'Performance reviews and goals',
        'Project plans and task boards',
        'Meeting notes and recordings',
      ],
    },
    automation: {
      title: 'Collect review input and organize it by goal',
      description:
        'AI collects feedback on time and sorts it by goal, with concrete examples. The manager sets ratings and pay and has the conversation.',
    },
  },
  {
    name: 'Handling employee relations cases',
    profile: {
      structure: 1,
      variation: 5,
      digital: 1,
      judgement: 5,
      sources: ['Employee records', 'Employee handbook and policies', 'Laws, regulations and standards'],
    },
    automation: {
      title: 'Keep a case file with timeline and policy links',
      description:
        'AI puts notes and documents into a dated timeline, under strict access, with the policies that apply. People listen, investigate and decide.',
    },
  },
  {
    name: 'Tracking training and certifications',
    profile: {
      structure: 5,
      variation: 1,
      digital: 3,
      judgement: 1,
      sources: ['Licenses, permits and certifications', 'Training materials', 'Employee records'],
    },
    automation: {
      title: 'Watch expiry dates and book refresher training',
      description:
        'Software reads certificates into one list, warns early and books the next course that fits. Only a supervisor marks someone as qualified.',
    },
  },
  {
    name: 'Updating employee records and issuing letters',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Employee records', 'Payroll and benefits records', 'Contract templates and clause library'],
    },
    automation: {
      title: 'Produce employment letters from one change request',
      description:
        'One change request updates the HR and payroll systems and fills in the letter. HR signs anything that alters pay or terms.',
    },
  },
];
