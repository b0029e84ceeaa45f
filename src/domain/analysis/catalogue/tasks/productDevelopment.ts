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
        'AI collects requests from tickets, surveys and sales notes, and counts who asked and what they’re worth. Product owners decide what to do with them.',
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
        'AI turns workshop recordings into a draft with open questions and contradictions listed. The lead designer or engineer owns the final version.',
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
        'Software sets usage, lost deals, support cost and effort beside each idea. People make the trade-off and the promise to customers.',
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
        'AI transcribes interviews with consent and tags needs and objections with quotes. Researchers hold the interviews and draw the conclusions.',
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
        'AI makes sketches, sample texts or mock-ups of several directions within days. Your experts judge design, feasibility and safety.',
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
        'AI writes test cases, repeats the routine ones on every change and files failures. Testers explore the rest, and a person signs the release.',
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
        'AI drafts notes for customers and staff from the list of changes and marks affected manual pages. A technical writer verifies every instruction.',
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
        'AI checks for rule violations, missing details and known mistakes before review. The responsible engineer reviews the substance and approves.',
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
        'AI finds similar past projects, compares planned with actual hours and suggests a range. The estimator adjusts for risk and owns the number.',
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
        'AI reads boards, hours and decisions, and sends a weekly status with milestones at risk. Project managers add context and agree on changes with the client.',
    },
  },
];
