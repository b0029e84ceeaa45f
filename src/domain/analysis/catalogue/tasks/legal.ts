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
        'Compares an incoming contract with your playbook, highlights unusual or missing clauses, and proposes redlines as tracked changes in the document. Counsel or the responsible manager accepts, negotiates and signs.',
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
        'Fills the approved template with parties, scope and price from the CRM and sends it on for signature once released. Any change to a locked clause is routed to whoever owns the template.',
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
        'Reads your signed contracts for notice periods, price steps and duties, links each to its clause, and reminds the owner ahead of time. The owner confirms the reading once and decides to renew or leave.',
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
        'Follows the agencies and registers you name, summarizes what changed with the original text, and points to the internal policies it touches. A qualified adviser interprets the change and sets the deadline.',
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
        'Gathers the required figures from your systems, fills the form, and keeps a trail from every field to its record. The accountable officer reviews, certifies and submits.',
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
        'Takes dated snapshots of logs, approvals and training records for each control and shows what is missing long before the audit. Control owners vouch for the evidence and fix the gaps.',
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
        "Logs the request and its deadline, searches connected systems for the person's data, and assembles a reviewable package with third-party details marked. The privacy lead verifies identity and releases or deletes.",
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
        'Keeps one calendar of every license, permit and policy, gathers the documents each renewal needs, and fills in the unchanged parts of the form. Someone authorized checks the answers, pays and submits.',
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
        'Sorts statements, photos and correspondence by date and issue, removes duplicates, and shows contradictions side by side. Witnesses, liability and settlement are matters for the investigator and counsel.',
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
        'Lists every factual or comparative claim in a draft, looks for support in your product data, and flags wording that your rules forbid. Compliance rules on the gray areas before release.',
    },
  },
];
