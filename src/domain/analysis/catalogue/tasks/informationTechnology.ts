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
        'Classifies each ticket, finds how the same fault was solved before, and offers the user a first answer in the service desk. Technicians take over when it does not help, and for anything that changes a system.',
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
        'Users unlock accounts themselves after a second factor is confirmed by the identity system, and every reset is logged. Failed checks and administrator accounts go to a technician.',
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
        'Derives the standard accounts from role and start date, prepares them in the directory, and closes them on the last day. System owners approve anything beyond the standard and confirm access lists quarterly.',
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
        'Combines alerts from servers, networks and cloud services into a few incidents with recent changes alongside. The engineer on duty confirms the cause and carries out the repair.',
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
        'Ranks missing patches by known exploits and exposure, rolls them out to a pilot group through your device management, and pauses on errors. An administrator clears business-critical systems one by one.',
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
        'Reads every backup result, restores a sample to an isolated place, and compares the content before reporting success. Administrators resolve failures and rehearse a full recovery themselves.',
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
        'Reconciles the inventory with sign-ins and software invoices to show seats nobody uses and contracts about to renew. IT and the budget owner decide what to cancel.',
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
        'Gathers sign-ins, mail rules and device events around a suspicious alert into a readable timeline and keeps the evidence. Containment, notification and contact with authorities are decided by responsible people.',
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
        'Spots questions that keep returning, drafts a guide with screenshots from the solved case, and reports wiki pages that no longer match the system. The responsible technician approves what is published.',
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
        "Translates a question into a query on a read-only copy of your data and returns table, chart and the query used, within the asker's access rights. An analyst checks figures that go to customers, banks or the board.",
    },
  },
];
