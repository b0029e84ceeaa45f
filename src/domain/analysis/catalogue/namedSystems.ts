import { sentenceEnds } from '../sentenceEnds';

/** A software product that a client named, and the catalogue data sources that it holds. */
interface NamedSystem {
  name: string;
  sources: readonly string[];
}

/** The answers in which clients name their systems. */
export interface SystemAnswers {
  dataTypes?: readonly string[];
  goals?: string;
  bottlenecks?: string;
  currentAiDetails?: string;
  additionalContext?: string;
}

interface Holder {
  /** Product names as their vendors spell them. */
  products: readonly string[];
  sources: readonly string[];
}

/** Which catalogue data sources the products of a kind hold. Only what every firm that uses the product has in it. */
const holders: readonly Holder[] = [
  {
    products: ['Clio', 'MyCase', 'PracticePanther', 'Smokeball', 'Filevine', 'Docketwise'],
    sources: [
      'CRM records',
      'Customer account profiles',
      'Past project files',
      'Time sheets and leave records',
      'Customer invoices and payments',
      'Staff calendars',
    ],
  },
  {
    products: ['iManage', 'NetDocuments', 'Dropbox', 'SharePoint', 'Google Drive', 'OneDrive', 'Egnyte'],
    sources: ['Shared drives and document folders', 'Past project files'],
  },
  {
    products: ['QuickBooks', 'Xero', 'Sage', 'FreshBooks', 'Wave Accounting'],
    sources: [
      'General ledger',
      'Customer invoices and payments',
      'Supplier invoices',
      'Bank and card statements',
    ],
  },
  {
    products: ['NetSuite', 'Epicor', 'Acumatica'],
    sources: [
      'General ledger',
      'Customer invoices and payments',
      'Supplier invoices',
      'Purchase orders',
      'Inventory and stock records',
      'Order and purchase history',
      'Supplier records and price lists',
    ],
  },
  {
    products: ['Drake', 'Lacerte', 'UltraTax', 'ProSeries', 'ProConnect'],
    sources: ['Customer account profiles', 'Past project files'],
  },
  {
    products: ['Karbon', 'TaxDome', 'Canopy'],
    sources: ['Customer account profiles', 'Customer emails', 'Project plans and task boards'],
  },
  {
    products: [
      'Dentrix',
      'Eaglesoft',
      'Open Dental',
      'Curve Dental',
      'Epic',
      'athenahealth',
      'eClinicalWorks',
      'Practice Fusion',
      'AdvancedMD',
    ],
    sources: [
      'Customer account profiles',
      'Appointment and booking records',
      'Customer invoices and payments',
    ],
  },
  {
    products: ['ServiceTitan', 'Housecall Pro', 'Jobber', 'FieldEdge', 'Workiz'],
    sources: [
      'CRM records',
      'Customer account profiles',
      'Work orders and job records',
      'Appointment and booking records',
      'Quotes and proposals',
      'Customer invoices and payments',
      'Staff schedules and rosters',
    ],
  },
  {
    products: ['Procore', 'Buildertrend', 'JobNimbus'],
    sources: ['Project plans and task boards', 'Past project files', 'Work orders and job records'],
  },
  {
    products: ['Buildium', 'AppFolio', 'Yardi', 'Rent Manager', 'RentRedi'],
    sources: [
      'Customer account profiles',
      'Signed contracts',
      'Work orders and job records',
      'Customer invoices and payments',
      'General ledger',
    ],
  },
  {
    products: ['Applied Epic', 'EZLynx', 'HawkSoft', 'AMS360'],
    sources: ['CRM records', 'Customer account profiles', 'Signed contracts', 'Quotes and proposals'],
  },
  {
    products: ['kvCORE', 'Follow Up Boss', 'Lofty CRM'],
    sources: ['CRM records', 'Website form submissions', 'Marketing contact lists'],
  },
  {
    products: ['dotloop', 'SkySlope'],
    sources: ['Signed contracts', 'Contract templates and clause library'],
  },
  { products: ['DocuSign', 'PandaDoc'], sources: ['Signed contracts'] },
  {
    products: ['McLeod', 'Tailwind TMS', 'Turvo', 'AscendTMS'],
    sources: [
      'Shipping and delivery records',
      'Order and purchase history',
      'Customer account profiles',
      'Customer invoices and payments',
    ],
  },
  {
    products: ['Samsara', 'Motive', 'Geotab'],
    sources: ['Sensor and equipment readings', 'Time sheets and leave records'],
  },
  {
    products: ['Fishbowl', 'Cin7', 'Katana MRP'],
    sources: ['Inventory and stock records', 'Purchase orders', 'Order and purchase history'],
  },
  {
    products: ['JobBOSS', 'E2 Shop', 'ProShop', 'Global Shop Solutions'],
    sources: [
      'Work orders and job records',
      'Quotes and proposals',
      'Inventory and stock records',
      'Purchase orders',
      'Customer invoices and payments',
    ],
  },
  {
    products: ['Shopify', 'WooCommerce', 'BigCommerce'],
    sources: [
      'Order and purchase history',
      'Customer account profiles',
      'Product or service catalog',
      'Inventory and stock records',
    ],
  },
  {
    products: ['Lightspeed', 'Square', 'Clover', 'Toast'],
    sources: ['Order and purchase history', 'Product or service catalog'],
  },
  {
    products: ['Resy', 'OpenTable', 'Tock', 'Calendly', 'Mindbody', 'Vagaro'],
    sources: ['Appointment and booking records', 'Customer account profiles'],
  },
  {
    products: ['7shifts', 'When I Work', 'Homebase', 'Deputy'],
    sources: ['Staff schedules and rosters', 'Time sheets and leave records'],
  },
  {
    products: ['Salesforce', 'HubSpot', 'Zoho', 'Pipedrive'],
    sources: ['CRM records', 'Customer account profiles'],
  },
  {
    products: ['Zendesk', 'Freshdesk', 'Intercom', 'Help Scout'],
    sources: ['Support tickets and chat logs', 'Customer emails'],
  },
  {
    products: ['Gmail', 'Google Workspace', 'G Suite', 'Outlook', 'Microsoft 365', 'Office 365', 'M365'],
    sources: ['Customer emails', 'Internal email and chat threads', 'Staff calendars'],
  },
  { products: ['Slack', 'Teams', 'Microsoft Teams'], sources: ['Internal email and chat threads'] },
  {
    products: ['ADP', 'Gusto', 'Paychex', 'Paycom', 'Paylocity', 'Rippling'],
    sources: ['Payroll and benefits records', 'Employee records'],
  },
  { products: ['BambooHR'], sources: ['Employee records', 'Résumés and job applications'] },
  {
    products: ['Mailchimp', 'Klaviyo', 'Constant Contact'],
    sources: ['Email campaign results', 'Marketing contact lists'],
  },
  { products: ['Google Analytics', 'GA4'], sources: ['Web analytics'] },
  { products: ['Google Ads', 'Meta Ads'], sources: ['Ad account data'] },
  { products: ['Asana', 'Trello', 'Monday.com', 'ClickUp'], sources: ['Project plans and task boards'] },
  { products: ['Confluence', 'Notion'], sources: ['Internal wiki and help articles'] },
  {
    products: ['RingCentral', 'Dialpad', 'CallRail'],
    sources: ['Voicemail and phone messages', 'Call recordings and transcripts'],
  },
  { products: ['Expensify', 'Concur'], sources: ['Expense reports and receipts'] },
];

/**
 * Product names that are words of the language. They count only where nothing else is meant: as a whole entry, or
 * capitalized behind a word such as "use" or "in", and not before a noun.
 */
const commonWords: ReadonlySet<string> = new Set(
  'Sage,Drake,Karbon,Canopy,Epic,Motive,Fishbowl,Square,Clover,Toast,Lightspeed,Slack,Teams,Outlook,Gusto,Notion,Deputy,Homebase,Intercom,Tock,Concur,Rippling,McLeod'.split(
    ',',
  ),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const spelling = (product: string): string => escaped(product).replaceAll(' ', String.raw`[ -]?`);
/** "QuickBooks Online", "Zoho CRM", "Sage 50". */
const edition = String.raw`(?: (?:online|desktop|enterprise|pro|one|crm|pos|manage|ascend|intacct|tms|ehr|emr|dental|books|payroll|for restaurants|\d{2,3}))*`;

const users = String.raw`(?:\b(?:us(?:e|es|ed|ing)|on|in|into|with|via|from|have|has|runs?|running|through|and|plus|our)|[,;/&+:])\s+(?:the\s+)?`;

const systems = holders.flatMap(({ products, sources }) =>
  products.map((product) => ({
    system: { name: product, sources },
    whole: new RegExp(String.raw`^(?:our |the )?${spelling(product)}${edition}$`, 'iu'),
    inText: commonWords.has(product)
      ? new RegExp(
          String.raw`(?<=${users})${escaped(product)}(?: (?:[Oo]nline|[Pp]ro|CRM|POS|for [Rr]estaurants|Intacct|[Tt]ax|[Ss]oftware|TMS|\d{2,3}))*(?=\s*(?:$|[,;/&+).:]|\b(?:and|for|to|as|but|or|on|at|with|since|POS|because|now|today)\b))`,
          'u',
        )
      : new RegExp(String.raw`(?<![\p{L}\p{N}])${spelling(product)}(?![\p{L}\p{N}])`, 'iu'),
  })),
);

const not = String.raw`(?:\bnot|\bnever|\b\w+n[’']t|\b(?:do|does|did|have|has|is|are|was|were|ca|wo)nt)`;

/** The clause says that they don't have a system, don't use it yet, or want to leave it. */
const notInUse = new RegExp(
  [
    String.raw`${not} (?:\w+ ){0,2}(?:have|had|use|used|using|own|run|running|got|need|want|like)\b`,
    String.raw`\b(?:are|is|am|[’'](?:re|m|s))(?: not|n[’']t)(?: yet| currently)? (?:on|with|in)\b`,
    String.raw`\b(?:no longer|used to|former(?:ly)?|get(?:ting)? rid of|got rid of)\b`,
    String.raw`\b(?:leave|leaving|replac(?:e|ed|ing)|cancel\w*|dropp(?:ed|ing)|ditch\w*|abandon\w*|quit|stopp?(?:ed|ing)?|retir(?:e|ed|ing))\b`,
    String.raw`\b(?:switching|moving|migrating|changing)\b|\b(?:switch|move|migrate|change)d?(?:ed)? (?:\w+ ){0,2}(?:from|away|off)\b`,
    String.raw`\b(?:consider\w*|evaluat\w*|thinking|looking (?:at|into|for)|plan(?:ning|s)? (?:to|on)|want|wish|would like|might|may|should|if|maybe|hop(?:e|ing)|buy(?:ing)?|demo\w*|competitors?|(?:customers?|clients?|vendors?|suppliers?) (?:who )?(?:use|have|run))\b`,
  ].join('|'),
  'iu',
);

/** Right before a product, which `§` stands for. */
const deniedProduct = /\b(?:no|without|instead of|neither|nor|old) (?:\w+ )?§/iu;

/**
 * Returns the software products that the answers name as in use, each once, with the data sources each holds. A clause
 * that says a product isn't there, is to be left, or is only considered doesn't count.
 */
export function systemsNamed(answers: SystemAnswers): NamedSystem[] {
  const { dataTypes = [], goals, bottlenecks, currentAiDetails, additionalContext } = answers;
  const texts = [goals, bottlenecks, currentAiDetails, additionalContext].filter(
    (text) => text !== undefined,
  );
  const clauses = [...dataTypes, ...texts].flatMap(clausesOf);
  const named = systems.filter(({ whole, inText }) =>
    clauses.some((clause) => isNamed(clause, whole, inText)),
  );
  return withoutParts(named.map(({ system }) => system));
}

function clausesOf(text: string): string[] {
  return text
    .split(/[\n\r•;]+|\b(?:but|however|although|though|whereas|while)\b/iu)
    .flatMap((line) => line.split(sentenceEnds))
    .map((clause) => clause.trim().replace(/[.!?,]+$/u, ''))
    .filter((clause) => clause !== '' && !notInUse.test(clause));
}

function isNamed(clause: string, whole: RegExp, inText: RegExp): boolean {
  if (inText.test(clause)) return !deniedProduct.test(clause.replace(inText, '§'));
  return clause.split(/,|\/|&|\+| and /u).some((entry) => whole.test(entry.trim()));
}

/** "Applied Epic" isn't also "Epic", nor "Microsoft Teams" also "Teams". */
function withoutParts(named: readonly NamedSystem[]): NamedSystem[] {
  return named.filter(
    ({ name }) => !named.some((other) => other.name !== name && other.name.endsWith(` ${name}`)),
  );
}
