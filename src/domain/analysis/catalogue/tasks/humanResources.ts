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
        'Shows for each applicant where the stated requirements are met, with the passage from the résumé, and asks for missing details. A recruiter reads every application and makes every selection; nobody is rejected automatically.',
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
        "Offers times from the interviewers' calendars, sends directions and reminders, and rearranges panels when somebody drops out. Recruiters step in for final rounds and special requests.",
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
        'Asks the hiring manager a few questions, drafts duties and requirements in your format, and points out vague or exclusionary wording. HR confirms pay range and legal text before it goes to the job boards.',
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
        'Starts the paperwork, equipment and account requests on signing, guides the newcomer day by day, and nudges whoever is late. Welcome, coaching and the probation decision belong to the manager.',
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
        'Replies in chat or email from the current handbook and plan documents, quoting the section it relied on. Personal, medical or disputed matters are handed straight to an HR colleague.',
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
        'Compares hours with rosters, leave and overtime rules, asks employees about gaps, and prepares the import file for the payroll provider. The payroll lead approves the run.',
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
        'Requests feedback on time, groups it under the agreed goals, and gives the manager concrete examples to work from. Ratings, pay and the conversation itself are never generated.',
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
        'Orders notes and documents into a dated timeline under strict access rights and shows the policies that apply. Listening, investigating and deciding are left entirely to people.',
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
        'Reads certificates into a register, warns employee and manager in good time, and enrolls people in the next course that fits the roster. Only a supervisor can mark someone as qualified.',
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
        'Takes a change of address, role or hours once, updates the HR and payroll systems consistently, and fills the matching letter. HR signs anything that alters pay or contract terms.',
    },
  },
];
