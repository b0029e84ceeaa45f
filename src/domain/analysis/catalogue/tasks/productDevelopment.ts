import type { CatalogueTask } from '../../types';

/** Tasks of improving the firm's products: goods, software or services. */
export const productDevelopment: readonly CatalogueTask[] = [
  {
    name: 'Sorting customer feedback and feature requests',
    profile: {
      structure: 2,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: [
        'Bug reports and feature requests',
        'Customer surveys and feedback',
        'Support tickets and chat logs',
        'Online reviews and ratings',
      ],
    },
    automation: {
      title: 'Group customer feedback into themes with evidence',
      description:
        'Collects requests from tickets, surveys and sales notes, merges duplicates, and counts who asked and what they are worth, with the original quotes. Product owners decide what a theme really means.',
    },
  },
  {
    name: 'Writing requirements and specifications',
    profile: {
      structure: 2,
      variation: 4,
      digital: 4,
      judgement: 4,
      sources: [
        'Meeting notes and recordings',
        'Product or service catalog',
        'Bug reports and feature requests',
        'Laws, regulations and standards',
      ],
    },
    automation: {
      title: 'Draft specifications from workshops and notes',
      description:
        'Turns workshop recordings into a structured draft with open questions, contradictions and acceptance criteria listed. The lead designer or engineer resolves them and owns the final version.',
    },
  },
  {
    name: 'Prioritizing the product or service roadmap',
    profile: {
      structure: 2,
      variation: 4,
      digital: 3,
      judgement: 5,
      sources: [
        'Roadmap and release plans',
        'Product usage data',
        'CRM records',
        'Bug reports and feature requests',
      ],
    },
    automation: {
      title: 'Score roadmap candidates from real demand',
      description:
        'Places usage, lost deals, support cost and effort beside each candidate and shows how the ranking shifts when the weights change. The trade-off and the commitment to customers are made by people.',
    },
  },
  {
    name: 'Researching customer needs through interviews',
    profile: {
      structure: 1,
      variation: 5,
      digital: 2,
      judgement: 4,
      sources: [
        'Call recordings and transcripts',
        'Customer surveys and feedback',
        'Customer account profiles',
      ],
    },
    automation: {
      title: 'Transcribe and code customer interviews',
      description:
        'Suggests whom to invite, transcribes the talks with consent, and tags needs and objections with time-stamped quotes. Researchers hold the interviews and draw the conclusions.',
    },
  },
  {
    name: 'Designing and prototyping new offerings',
    profile: {
      structure: 1,
      variation: 5,
      digital: 3,
      judgement: 5,
      sources: [
        'Market research reports',
        'Product or service catalog',
        'Customer surveys and feedback',
        'Past project files',
      ],
    },
    automation: {
      title: 'Generate concept variants for early prototypes',
      description:
        'Produces sketches, sample texts or simple mock-ups of several directions so that a team can compare them with customers in days. Creative direction, feasibility and safety are judged by your experts.',
    },
  },
  {
    name: 'Testing products or services before release',
    profile: {
      structure: 4,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: [
        'Test results and quality records',
        'Product or service catalog',
        'Bug reports and feature requests',
      ],
    },
    automation: {
      title: 'Derive test cases from specs and run repeat checks',
      description:
        'Writes test cases for each requirement, repeats the routine ones on every change, and files failures with steps to reproduce. Testers explore the unexpected, and a person signs the release.',
    },
  },
  {
    name: 'Writing release notes and user manuals',
    profile: {
      structure: 3,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: [
        'Roadmap and release plans',
        'Technical manuals and drawings',
        'Source code and repositories',
      ],
    },
    automation: {
      title: 'Write release notes and update manuals per change',
      description:
        'Reads the list of completed changes, drafts notes for customers and for staff, and marks the manual pages affected. A technical writer verifies instructions, warnings and screenshots.',
    },
  },
  {
    name: 'Reviewing designs, drawings and code',
    profile: {
      structure: 3,
      variation: 4,
      digital: 5,
      judgement: 4,
      sources: [
        'Source code and repositories',
        'Technical manuals and drawings',
        'Laws, regulations and standards',
      ],
    },
    automation: {
      title: 'Pre-check designs and code against your standards',
      description:
        'Runs a first pass for rule violations, missing details and known mistakes and comments inside the review tool. The responsible engineer reviews the substance and gives the approval.',
    },
  },
  {
    name: 'Estimating project cost and effort',
    profile: {
      structure: 3,
      variation: 4,
      digital: 3,
      judgement: 4,
      sources: [
        'Past project files',
        'Time sheets and leave records',
        'Quotes and proposals',
        'Supplier records and price lists',
      ],
    },
    automation: {
      title: 'Estimate effort from comparable past projects',
      description:
        'Finds finished projects most like the new one, compares planned with actual hours and cost, and suggests a range per work package. The estimator corrects for risk and stands behind the number.',
    },
  },
  {
    name: 'Tracking project status and milestones',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: [
        'Project plans and task boards',
        'Time sheets and leave records',
        'Meeting notes and recordings',
      ],
    },
    automation: {
      title: 'Write status reports from task and time data',
      description:
        'Reads boards, hours and meeting decisions, asks owners about silent tasks, and issues a weekly status with milestones at risk. Project managers add context and agree changes with the client.',
    },
  },
];
