import type { CatalogueTask } from '../../types';

/** Tasks of contracts, regulations and risk, with or without an in-house lawyer. */
export const legal: readonly CatalogueTask[] = [
  {
    name: 'Contract review and redlining',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['Signed contracts', 'Contract templates and clause library'],
    },
    automation: {
      title: 'Mark deviations from your standard clauses',
      description:
        'AI compares each contract with your standard terms and proposes redlines as tracked changes. Counsel or the responsible manager accepts, negotiates and signs.',
    },
  },
  {
    name: 'Drafting standard agreements',
    profile: {
      structure: 4,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: ['Contract templates and clause library', 'CRM records', 'Quotes and proposals'],
    },
    automation: {
      title: 'Generate standard agreements from deal details',
      description:
        'Software fills the approved template with parties, scope and price from the CRM. The template owner approves any change to a locked clause.',
    },
  },
  {
    name: 'Tracking contract renewals and obligations',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Signed contracts', 'Shared drives and document folders', 'Staff calendars'],
    },
    automation: {
      title: 'Extract contract dates and duties into a register',
      description:
        'AI reads your signed contracts for dates and duties and reminds the owner ahead of time. The owner confirms each date and decides on renewal.',
    },
  },
  {
    name: 'Monitoring changes in laws and regulations',
    profile: {
      structure: 2,
      variation: 3,
      digital: 5,
      judgement: 4,
      sources: [
        'Laws, regulations and standards',
        'Standard operating procedures',
        'Licenses, permits and certifications',
      ],
    },
    automation: {
      title: 'Watch official sources and map changes to policies',
      description:
        'AI follows the agencies you name, sums up what changed and points to your policies it affects. A qualified adviser sets the deadline.',
    },
  },
  {
    name: 'Preparing compliance filings and reports',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: [
        'Laws, regulations and standards',
        'Employee records',
        'Test results and quality records',
        'Internal reports and presentations',
      ],
    },
    automation: {
      title: 'Pre-fill compliance filings with traced data',
      description:
        'Software gathers the figures, fills in the form and links each field to its record. The accountable officer reviews, certifies and submits.',
    },
  },
  {
    name: 'Collecting evidence for audits',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: [
        'Audit reports and findings',
        'Standard operating procedures',
        'User accounts and access rights',
        'Training materials',
      ],
    },
    automation: {
      title: 'Collect audit evidence all year round',
      description:
        'Software saves dated copies of logs, approvals and training records, and shows gaps early. Control owners vouch for the evidence and fix the gaps.',
    },
  },
  {
    name: 'Answering data privacy requests',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: [
        'Customer account profiles',
        'Marketing contact lists',
        'Customer emails',
        'Laws, regulations and standards',
      ],
    },
    automation: {
      title: 'Locate personal data for access and deletion requests',
      description:
        'AI logs the request, searches connected systems and assembles a package to review. The privacy lead verifies identity and releases or deletes.',
    },
  },
  {
    name: 'Renewing licenses, permits and insurance',
    profile: {
      structure: 5,
      variation: 1,
      digital: 3,
      judgement: 1,
      sources: [
        'Licenses, permits and certifications',
        'Signed contracts',
        'Shared drives and document folders',
      ],
    },
    automation: {
      title: 'Prepare renewals before licenses and cover lapse',
      description:
        'Software keeps one calendar of licenses, permits and policies, and fills in the unchanged parts of each form. An authorized person checks, pays and submits.',
    },
  },
  {
    name: 'Investigating incidents and claims',
    profile: {
      structure: 1,
      variation: 5,
      digital: 2,
      judgement: 5,
      sources: [
        'Incident reports and insurance claims',
        'Signed contracts',
        'Customer emails',
        'Employee records',
      ],
    },
    automation: {
      title: 'Organize claim documents into a chronology',
      description:
        'AI sorts statements, photos and letters by date and issue, and shows contradictions side by side. The investigator and counsel judge liability and settlement.',
    },
  },
  {
    name: 'Checking claims in ads and sales materials',
    profile: {
      structure: 2,
      variation: 3,
      digital: 4,
      judgement: 4,
      sources: [
        'Published articles and web pages',
        'Product or service catalog',
        'Laws, regulations and standards',
        'Brand and style guidelines',
      ],
    },
    automation: {
      title: 'Screen marketing claims for missing proof',
      description:
        'AI lists every claim in a draft, looks for support and flags wording your rules forbid. Compliance decides the gray areas before release.',
    },
  },
];
