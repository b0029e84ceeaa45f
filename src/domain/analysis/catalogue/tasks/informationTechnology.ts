import type { CatalogueTask } from '../../types';

/** Tasks of operating and securing computers, networks and business software. */
export const informationTechnology: readonly CatalogueTask[] = [
  {
    name: 'Answering help desk tickets',
    profile: {
      structure: 3,
      variation: 3,
      digital: 5,
      judgement: 2,
      sources: [
        'IT service desk tickets',
        'Internal wiki and help articles',
        'Device and software inventory',
      ],
    },
    automation: {
      title: 'Suggest fixes for help desk tickets',
      description:
        'AI finds how the same problem was fixed before and offers the user a first answer. Technicians handle the rest and any change to a system.',
    },
  },
  {
    name: 'Resetting passwords and unlocking accounts',
    profile: {
      structure: 5,
      variation: 1,
      digital: 5,
      judgement: 1,
      sources: ['User accounts and access rights', 'IT service desk tickets'],
    },
    automation: {
      title: 'Offer self-service resets with identity checks',
      description:
        'Users unlock their own accounts after a second identity check, and every reset is logged. Failed checks and administrator accounts go to a technician.',
    },
  },
  {
    name: 'Setting up and removing user access',
    profile: {
      structure: 4,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: ['User accounts and access rights', 'Employee records', 'Standard operating procedures'],
    },
    automation: {
      title: 'Grant and revoke access from HR changes',
      description:
        'Software sets up standard accounts by role and closes them on the last day. System owners approve exceptions and confirm access lists every quarter.',
    },
  },
  {
    name: 'Monitoring systems and triaging alerts',
    profile: {
      structure: 4,
      variation: 3,
      digital: 5,
      judgement: 3,
      sources: ['System and security logs', 'Device and software inventory'],
    },
    automation: {
      title: 'Group related alerts and suggest the cause',
      description:
        'AI groups alerts into a few incidents and shows recent changes beside them. The engineer on duty confirms the cause and makes the repair.',
    },
  },
  {
    name: 'Installing updates and security patches',
    profile: {
      structure: 5,
      variation: 2,
      digital: 5,
      judgement: 3,
      sources: ['Device and software inventory', 'System and security logs'],
    },
    automation: {
      title: 'Plan patch rollouts by risk and dependency',
      description:
        'Software ranks missing patches by risk, tries them on a pilot group and pauses on errors. An administrator clears critical systems one by one.',
    },
  },
  {
    name: 'Checking backups and test restores',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 2,
      sources: ['System and security logs', 'Device and software inventory', 'Standard operating procedures'],
    },
    automation: {
      title: 'Verify backups and schedule test restores',
      description:
        'Software reads every backup result, restores a sample and compares the content. Administrators fix failures and rehearse a full recovery.',
    },
  },
  {
    name: 'Tracking devices, licenses and renewals',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Device and software inventory', 'Supplier invoices', 'Signed contracts'],
    },
    automation: {
      title: 'Find unused licenses and upcoming renewals',
      description:
        'Software compares licenses with sign-ins and invoices to find unused seats and upcoming renewals. IT and the budget owner decide what to cancel.',
    },
  },
  {
    name: 'Investigating security incidents',
    profile: {
      structure: 2,
      variation: 5,
      digital: 5,
      judgement: 5,
      sources: [
        'System and security logs',
        'User accounts and access rights',
        'Incident reports and insurance claims',
      ],
    },
    automation: {
      title: 'Build incident timelines from security logs',
      description:
        'AI puts sign-ins, mail rules and device events into one timeline and keeps the evidence. Your people decide on containment and whom to notify.',
    },
  },
  {
    name: 'Documenting systems and how-to guides',
    profile: {
      structure: 2,
      variation: 3,
      digital: 4,
      judgement: 2,
      sources: [
        'Internal wiki and help articles',
        'IT service desk tickets',
        'Source code and repositories',
        'Technical manuals and drawings',
      ],
    },
    automation: {
      title: 'Write guides from solved tickets and settings',
      description:
        'AI spots repeat questions, drafts a guide from the solved ticket and flags outdated pages. The responsible technician approves each guide.',
    },
  },
  {
    name: 'Building reports and data exports on request',
    profile: {
      structure: 3,
      variation: 4,
      digital: 5,
      judgement: 3,
      sources: ['CRM records', 'General ledger', 'Order and purchase history', 'Product usage data'],
    },
    automation: {
      title: 'Answer data questions in plain language',
      description:
        'AI turns a question into a query on a read-only copy of your data and shows the query. An analyst checks figures that leave the company.',
    },
  },
];
