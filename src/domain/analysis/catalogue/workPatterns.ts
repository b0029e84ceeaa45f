/**
 * How owners describe work of a department or a trade besides its names, in normalized words; the first match counts. Only
 * for texts: what a task counts as takes a name.
 */
export const workPatterns: readonly (readonly [task: string, pattern: RegExp])[] = [
  // Dental and medical practices
  [
    'Recall reminders',
    /\b(?:overdue|due|late|behind) (?:for|on) (?:\w+ ){0,2}(?:cleanings?|check ?ups?|hygiene|recalls?|exams?)\b|\brecall (?:calls?|lists?)\b/u,
  ],
  ['Submitting claim attachments', /\bclaims?\b.*\b(?:x ?rays?|narratives?|attachments?)\b/u],
  ['Tracking lab cases', /\blab cases?\b/u],
  // Freight
  [
    'Auditing freight bills',
    /\b(?:carrier|freight) (?:bills?|invoices?)\b|\b(?:bills?|invoices?) (?:vs|versus|against|to) (?:the )?rate con/u,
  ],
  ['Matching delivery receipts to invoices', /\bpods?\b|\bproofs? of delivery\b/u],
  ['Entering loads from rate confirmations', /\b(?:build|enter|key|creat)\w* (?:new )?loads?\b/u],
  ['Quoting freight rates', /\bspot quotes?\b/u],
  ['Booking dock appointments', /\b(?:pickup|delivery|dock)\b.*\b(?:appts?|appointments?)\b/u],
  [
    'Onboarding carriers',
    /\b(?:vet|onboard|check|set)\w* (?:up )?(?:a |an )?(?:new )?carriers?\b|\bcarrier (?:vetting|onboarding|set ?up|packets?)\b/u,
  ],
  // Property management
  ['Screening rental applications', /\bapplica(?:tions?|nts?)\b.*\b(?:decid|approv|yes or no|screen)/u],
  ['Preparing owner statements', /\bowner statements?\b/u],
  ['Settling security deposits', /^(?=.*\bdeposits?\b).*\b(?:deduct\w*|comes? off|move ?outs?)\b/u],
  // Insurance agencies
  [
    'Quoting with several carriers',
    /\b(?:carriers?|insurers?)\b.*\b(?:web ?sites?|sites?|portals?|raters?)\b|\bsame (?:app(?:lication)?|risk|info\w*)\b.*\b(?:carriers?|insurers?)\b|\b(?:shop|re ?shop|remarket|market)(?:p?ing)? (?:\w+ ){0,2}(?:to|with|among|around|across) (?:\w+ )?carriers\b|\bcomparative rat|\bquot\w* (?:\w+ ){0,4}carriers\b/u,
  ],
  [
    'Issuing certificates of insurance',
    /\b(?:cois?|acord 25s?|certs? (?:of insurance|for|to|requests?)|certificates? (?:for|to) (?:\w+ )?(?:contractors?|job ?sites?|landlords?|lenders?|holders?))\b/u,
  ],
  [
    'Checking issued policies',
    /\b(?:check|compar|review|proofread)\w* (?:\w+ ){0,2}(?:polic(?:y|ies)|dec(?:laration)? pages?)\b.*\b(?:against|with|to|versus|vs|ordered|quoted|quotes?|binders?)\b/u,
  ],
  [
    'Processing endorsements',
    /\bendorsements?\b|\b(?:add|remov|delet|chang|swap)\w* (?:a |an |or |and |remove |removing |\w+ ){0,3}(?:vehicles?|drivers?|mortgagees?|lienholders?|additional insureds?)\b|\bpolicy changes?\b/u,
  ],
  [
    'Reconciling commission statements',
    /\bcommission\w*\b.*\b(?:statements?|carriers?)\b|\bcarriers?.*\bcommissions?\b/u,
  ],
  [
    'Remarketing policy renewals',
    /\b(?:re ?shop|remarket|shop)(?:p?ing)? (?:\w+ ){0,3}(?:renewals?|polic(?:y|ies)|book|accounts?)\b/u,
  ],
  ['Ordering loss runs', /\bloss runs?\b/u],
  ['Completing ACORD forms', /\bacords?\b|\binsurance applications?\b/u],
  [
    'Reporting claims to carriers',
    /\b(?:first notice|report\w* (?:\w+ ){0,2}claims?|claims? (?:to|with) (?:the )?carriers?)\b/u,
  ],
  // Law
  [
    'Translating client documents',
    /\btranslat\w*\b(?=.*\b(?:certificates?|documents?|papers?|records?|letters?|decrees?|passports?|diplomas?|certif\w*)\b)|\bcertified translations?\b/u,
  ],
  [
    'Checking case status with agencies',
    /\b(?:check|look|track|monitor)\w* (?:\w+ ){0,3}(?:case|application|petition|receipt|filing)s? (?:status(?:es)?|numbers?)\b|\b(?:case|petition) status(?:es)?\b|\bwhere is my (?:case|application)\b/u,
  ],
  [
    'Filling out government forms',
    /\b(?:fill\w*|complet\w*|prepar\w*|typ\w*|do)(?:ing)? (?:in |out |up )?(?:\w+ ){0,3}(?:uscis|immigration|visa|green card|naturalization|government|agency|court|state|federal|probate|bankruptcy) (?:\w+ )?(?:forms?|petitions?|packets?|applications?)\b|\b(?:i 130|i 485|i 765|i 131|n 400|i 129f?|i 589)s?\b|\b(?:in(?:to)?|onto) (?:\w+ )?(?:uscis|government|state|court|agency) (?:pdfs?|forms?|portals?|sites?)\b|\b(?:forms?|petitions?) from (?:the |a )?(?:clients?|intakes?|questionnaires?)\b/u,
  ],
  [
    'Collecting client documents',
    /^(?=.*\b(?:missing|clients?|still|from)\b).*\b(?:call|chas|ask|remind|collect|gather|follow|request|email|text|get)\w* (?:\w+ ){0,6}(?:documents?|papers?|paperwork)\b|\bmissing (?:client )?(?:documents?|papers?|paperwork)\b/u,
  ],
  [
    'Filing client papers',
    /\b(?:scan|nam|index|upload|label|renam)\w* (?:and |or |then |\w+ing ){0,2}(?:\w+ )?(?:what |the papers?|papers?|paperwork|documents?|scans|evidence|exhibits|client files?)\b/u,
  ],
  [
    'Docketing court deadlines',
    /\b(?:calendar|docket|track|enter|watch)\w* (?:\w+ ){0,2}(?:deadlines?|due dates|hearings?|court dates?|statutes? of limitations?)\b/u,
  ],
  [
    'Client intake',
    /\b(?:intake (?:calls?|forms?|sheets?|notes?|questionnaires?|packets?)|new (?:client|matter) (?:paperwork|forms?|questionnaires?))\b/u,
  ],
  // Restaurants, shops
  [
    'Calculating tips',
    /\btips?\b.*\b(?:pool\w*|split\w*|outs?|shar\w*|calculat\w*|close|payroll|report\w*)\b|\b(?:calculat|split|figur|divid)\w* (?:\w+ ){0,2}tips\b/u,
  ],
  [
    'Posting daily sales to the books',
    /\b(?:sales|totals?|z reports?|till|registers?|pos|toast|square|clover|shopify|lightspeed)\b.*\b(?:in(?:to)?|to) (?:the |our )?(?:quick ?books|qbo?|books|xero|accounting|ledger|sage|netsuite)\b|\bdaily sales (?:entr\w*|journals?)\b/u,
  ],
  [
    'Counting and reconciling inventory',
    /\b(?:count|inventor|weigh)\w* (?:\w+ ){0,3}(?:walk ?in|cooler|freezer|storage|stock ?room|stock|bar|liquor|shelves|bins|parts|sheet goods|warehouse|back ?room|hardware|supplies|food|van|truck)\b|\b(?:walk ?in|cooler|freezer|stock ?room|liquor|bar|food|beverage|weekly|monthly|cycle|truck|van|physical) (?:inventor(?:y|ies)|counts?)\b/u,
  ],
  [
    'Reordering stock and supplies',
    /\b(?:order|reorder)\w* (?:\w+ ){0,3}(?:from (?:\w+ ){0,2}(?:vendors?|suppliers?)|produce|food|liquor|beer|wine|parts|lumber|hardware|supplies|stock|materials?|inventory)\b|\b(?:produce|liquor|beer|food|supply|vendor|parts) orders?\b|\bordering from\b/u,
  ],
  [
    'Answering inquiries about events',
    /\b(?:part(?:y|ies)|catering|banquets?|weddings?|events?|private (?:dining|room|part(?:y|ies))|buyouts?)\b.*\b(?:inquir\w*|emails?|requests?|leads?|calls?|quotes?|proposals?)\b/u,
  ],
  [
    'Processing supplier invoices',
    /\b(?:check|compar|catch|track|watch)\w* (?:\w+ ){0,2}(?:vendor|supplier|food|produce)s? (?:prices?|invoices?|bills?)\b/u,
  ],
  [
    'Costing recipes and menus',
    /\b(?:recipes?|menus?|plates?|dish(?:es)?)\b.*\bcost(?:s|ing)?\b|\bcost(?:s|ing)? (?:\w+ ){0,3}(?:recipes?|menus?|plates?|dish(?:es)?)\b/u,
  ],
  ['Logging food safety checks', /\b(?:temp(?:erature)?s?) (?:logs?|checks?|sheets?)\b|\bhaccp\b/u],
  [
    'Covering call-outs and shift swaps',
    /\b(?:shift swaps?|call ?outs?|(?:cover|fill)\w* (?:\w+ ){0,2}shifts?|find\w* (?:\w+ ){0,3}(?:cover|shift))\b/u,
  ],
  [
    'Reconciling cash drawers',
    /^(?!.*\b(?:plans|doors|cabinets)\b).*\b(?:count|reconcil|balanc|clos)\w* (?:out )?(?:\w+ ){0,2}(?:drawers?|tills?|registers?|cash)\b/u,
  ],
  ['Reconciling delivery app payouts', /\b(?:door ?dash|uber ?eats|grub ?hub|delivery apps?)\b/u],
  [
    'Checking in deliveries',
    /\b(?:receiv\w*|check\w* in) (?:\w+ ){0,2}(?:deliver(?:y|ies)|shipments?|freight|trucks?)\b|\bpacking slips?\b/u,
  ],
  [
    'Setting up new items',
    /\b(?:set|add|creat|enter|load|key)\w* (?:up )?(?:\w+ ){0,2}(?:skus?|new (?:items?|products?|styles?))\b/u,
  ],
  [
    'Updating prices and shelf labels',
    /\b(?:chang|updat|print|mark)\w* (?:\w+ ){0,2}(?:prices?|price tags?|shelf tags?|tags)\b/u,
  ],
  [
    'Listing products online',
    /\b(?:list|post|load|upload|add|put)\w* (?:\w+ ){0,3}(?:on|to|onto) (?:the |our )?(?:shopify|amazon|etsy|ebay|website|web ?site|web ?store|online store)\b/u,
  ],
  // Any trade
  [
    'Chasing overdue payments',
    /\b(?:chas|remind|call|follow)\w* (?:up )?(?:\w+ ){0,3}(?:slow pay\w*|late pay\w*|overdue(?! for)|past due|unpaid (?:invoices?|bills?)|open invoices?|receivables?)\b/u,
  ],
  // Contractors, cabinet shops, manufacturers
  [
    'Measuring takeoffs from plans',
    /\btake ?offs?\b|\bcount\w* (?:\w+ ){0,4}(?:from|on|off) (?:the |architect\w* )?(?:plans?|drawings?|blueprints?)\b/u,
  ],
  [
    'Preparing job travelers',
    /\b(?:travelers?|travellers?|job (?:packets?|folders?|jackets?|packs?)|shop (?:packets?|orders?|tickets?)|cut ?lists?)\b/u,
  ],
  [
    'Redrawing after changes',
    /\bre ?draw\w*\b|\b(?:revis|updat|chang|edit)\w* (?:\w+ ){0,3}(?:drawings?|layouts?|renderings?|cad|models?|plans)\b.*\b(?:after|changes?|again|every time|when|because)\b/u,
  ],
  [
    'Handling punch lists and warranty calls',
    /^(?!.*\b(?:troubleshoot|diagnos)).*(?:\b(?:punch ?lists?|punch items?|call ?backs? after|(?:warranty|service) (?:calls?|visits?|requests?|work|tickets?|issues?))\b|\bwarranty (?:and|after|or)\b|\b(?:and|or) warrant(?:y|ies)\b)/u,
  ],
  [
    'Filing warranty claims',
    /\bwarranty\b.*\b(?:manufacturers?|claims?|parts?|credits?|registrations?)\b|\bregister\w* (?:\w+ ){0,2}warrant(?:y|ies)\b/u,
  ],
  ['Preparing change orders', /\bchange orders?\b/u],
  [
    'Collecting job tickets from techs',
    /\bt m tickets?\b|\btime and materials? tickets?\b|\b(?:job|work|service|field|time) (?:tickets?|sheets?|orders?)\b.*\b(?:techs?|technicians?|crews?|guys|plumbers?|installers?|field)\b|\b(?:techs?|technicians?|crews?)\b.*\b(?:paperwork|tickets?)\b/u,
  ],
  [
    'Applying for permits',
    /\b(?:pull|appl|fil|get)\w* (?:for )?(?:\w+ ){0,2}permits?\b|\bpermit (?:packets?|applications?|portals?|status)\b/u,
  ],
  [
    'Renewing maintenance agreements',
    /\b(?:maintenance|service) (?:agreement|plan|contract|membership)s?\b|\bclub memberships?\b/u,
  ],
  [
    'Following up on estimates',
    /\bfollow\w* up (?:\w+ ){0,3}(?:estimates?|quotes?|bids?|proposals?)\b|\b(?:open|unsold|old) (?:estimates?|quotes?|bids?)\b/u,
  ],
  ['Recording labor on jobs', /\bjob cost(?:s|ing)?\b|\b(?:labor|hours) (?:on|by|per|to) (?:\w+ )?jobs?\b/u],
  ['Preparing submittals and RFIs', /\bsubmittals?\b|\brfis?\b/u],
  [
    'Tracking lien waivers and subs’ insurance',
    /\blien waivers?\b|\bsubs? (?:insurance|certs?|certificates?|paperwork)\b/u,
  ],
  ['Preparing pay applications', /\b(?:pay apps?|draw requests?|schedules? of values|progress bill\w*)\b/u],
  // Real estate, property management
  [
    'Coordinating transactions',
    /\bcontract to close\b|\b(?:closing|escrow) (?:checklists?|dates?|paperwork|coordination)\b|\btransactions? (?:coordinat\w*|checklists?|deadlines?)\b/u,
  ],
  [
    'Entering listings in the MLS',
    /\b(?:in(?:to)?|to|on|onto) (?:the )?mls\b|\bmls (?:forms?|sheets?|data|updates?)\b/u,
  ],
  [
    'Writing listing descriptions',
    /\b(?:writ|draft)\w* (?:\w+ ){0,2}(?:listings?|property|home|house) (?:descriptions?|copy|remarks|text)\b|\bwrit\w* (?:\w+ ){0,2}listings\b/u,
  ],
  ['Preparing market analyses', /\bcomps\b|\bcmas?\b|\bmarket analys[ei]s\b/u],
  ['Scheduling showings', /\bshowings?\b(?!.*\bfeedback\b)/u],
  ['Collecting showing feedback', /\bfeedback\b.*\bshowings?\b|\bshowings?\b.*\bfeedback\b/u],
  [
    'Following up with leads',
    /\b(?:zillow|realtor com|online|internet|web|open house|portal) leads?\b|\bfollow\w* up (?:\w+ ){0,3}leads?\b/u,
  ],
  ['Calculating commission splits', /\bcommissions?\b.*\bsplits?\b|\bsplit\w* (?:\w+ ){0,2}commissions?\b/u],
  [
    'Reviewing transaction files',
    /\b(?:missing|check\w*) (?:\w+ ){0,2}(?:signatures?|initials|disclosures?)\b/u,
  ],
  [
    'Coordinating repairs with contractors',
    /\b(?:tenant|resident|apartment|unit|maintenance|repair)s? (?:\w+ )?(?:maintenance|repairs?|work orders?|requests?) ?(?:requests?|calls?|orders?)?\b(?=.*\b(?:tenants?|residents?|units?|apartments?|vendors?|contractors?|requests?)\b)/u,
  ],
  [
    'Preparing lease renewals',
    /\b(?:renew\w*|expiring|expir\w*) (?:\w+ ){0,2}leases?\b|\bleases? (?:\w+ ){0,3}(?:renew\w*|expir\w*)\b/u,
  ],
  [
    'Recording donations and thanking donors',
    /\b(?:record|enter|typ|key|log)\w* (?:\w+ ){0,3}(?:donations?|gifts|pledges)\b/u,
  ],
  // Medical and dental practices
  [
    'Insurance verification',
    /\b(?:check|verif|call|look)\w* (?:\w+ ){0,4}(?:benefits|eligibility|insurance coverage|copays?|deductibles?)\b|\b(?:eligibility|benefits?) checks?\b/u,
  ],
  [
    'Requesting prior authorizations',
    /\bprior auth\w*\b|\bpre ?auth\w*\b|\bauthorizations? (?:from|with) (?:the )?(?:insur\w*|payers?)\b/u,
  ],
  ['Handling refill requests', /\b(?:refills?|prescription requests?)\b/u],
  ['Sorting incoming faxes', /\bfax(?:es)?\b(?! machine)/u],
  [
    'Processing referrals',
    /\breferrals?\b(?=.*\b(?:patients?|doctors?|specialists?|track\w*|process\w*|coordinat\w*|out|in|send\w*|schedul\w*)\b)/u,
  ],
  [
    'Registering new patients',
    /\b(?:patient|check ?in|intake|new patient|registration|clipboard) (?:\w+ )?(?:forms?|paperwork|clipboards?|packets?)\b/u,
  ],
  [
    'Writing visit notes',
    /\b(?:visit|chart|progress|soap|exam|provider|clinical) notes?\b|\bchart(?:ing|s)? (?:after|at|for|from)\b/u,
  ],
  [
    'Posting insurance payments',
    /\beobs?\b|\beras?\b.*\bpost\w*\b|\bpost\w* (?:\w+ ){0,2}insurance payments?\b/u,
  ],
  [
    'Resubmitting denied claims',
    /\bden(?:ied|ials?)\b(?=.*\bclaims?\b)|\bclaims?\b.*\bden(?:ied|ials?)\b|\bappeal\w* (?:\w+ ){0,2}claims?\b/u,
  ],
  [
    'Releasing medical records',
    /\brecords? (?:requests?|releases?)\b|\bsend\w* (?:\w+ ){0,2}(?:medical |patient )?records\b/u,
  ],
  [
    'Confirming appointments',
    /\b(?:confirm|remind)\w* (?:\w+ ){0,4}(?:appointments?|visits?)\b|\bno ?shows?\b/u,
  ],
  ['Coding visits', /\b(?:cpt|icd)\b|\bcod(?:e|ing) (?:\w+ ){0,2}(?:visits?|charts?|encounters?|notes?)\b/u],
];
