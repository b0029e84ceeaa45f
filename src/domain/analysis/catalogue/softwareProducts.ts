export interface SoftwareProducts {
  /** Product names as their vendors spell them. */
  products: readonly string[];
  sources: readonly string[];
}

/** Which catalogue data sources the products of a kind hold. Only what every firm that uses the product has in it. */
export const softwareProducts: readonly SoftwareProducts[] = [
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
    products: [
      'Cabinet Vision',
      'Mozaik',
      'Microvellum',
      'SolidWorks',
      'AutoCAD',
      'SketchUp',
      'Bluebeam',
      'Revit',
    ],
    sources: ['Technical manuals and drawings'],
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
