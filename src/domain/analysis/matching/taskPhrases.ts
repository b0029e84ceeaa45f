/**
 * Phrases that identify a task of the catalogue, by its name. Each phrase is a sequence of slots, and a slot a set of
 * alternatives. All slots must match close together, in any order and any inflection. Words that occur in many tasks
 * have little weight (PhraseIndex.ts), so a phrase names its subject, not only the problem.
 */
export const taskPhrases: Readonly<Record<string, readonly string[]>> = {
  'Setting annual strategy and goals': [
    'annual|yearly|strategic strategy|planning|plan|goal',
    'okr',
    'strategy offsite|plan|planning|retreat',
  ],
  'Preparing board and investor updates': [
    'investor|trustee|board ask|want number|figure|update|report',
    'board|investor|shareholder|trustee update|deck|packet|report|meeting|slide|paper|book',
  ],
  'Reviewing weekly performance figures': [
    'weekly figure|number|kpi|performance|metric',
    'kpi review|watch|look|dashboard',
  ],
  'Triaging the executive inbox': [
    'email|message to|for|reach me|boss|owner|ceo unanswered|day|read|pile|lost',
    'my inbox|email|mailbox',
    'inbox|mailbox unread|overflow|drown|full|thousand',
    'executive|owner|ceo inbox|email',
  ],
  'Scheduling meetings and managing calendars': [
    'schedule|plan|arrange|coordinate|find meeting|calendar',
    'calendar conflict|chaos|mess|juggle|tetris',
  ],
  'Preparing for meetings and tracking action items': [
    'meeting agree|decide|remember|action|minute|note|prepare|unprepared|follow|followup|forget',
    'actionitem',
    'everybody|everyone|all|too|whole|day sit|many|stuck meeting|call',
  ],
  'Tracking competitors and market developments': [
    'competitor surprise|launch|website|price know|check|see|look',
    'competitor move|watch|track|monitor|doing|announce',
    'market trend|development|watch',
  ],
  'Writing company-wide announcements': [
    'announcement',
    'internal communication|newsletter|memo',
    'staff memo',
  ],
  'Evaluating investments and major purchases': [
    'invest|investment|purchase|capex evaluate|decide|compare|businesscase|calculate',
    'businesscase',
  ],
  'Reviewing requests that need executive approval': [
    'wait|sit|stuck|need|await|land|require|cross approve|signoff|approval|signature|ok',
    'approve every|each|everything|all|myself|personally',
    'signoff|approval my|me|i|owner|partner|director|boss',
    'run|go|come|pass by|past|through me|desk',
  ],
  'Qualifying inbound leads': [
    'lead|inquiry|inbound junk|qualify|good|bad|sort|score|spam|real|serious|rank|tell',
    'tirekicker',
  ],
  'Researching prospects before a call': [
    'prospect|lead|buyer research|look|google|background|know before|call|meeting|demo|visit',
    'rep|salesperson|seller|sales demo|meeting|call unprepared|know|blind|cold',
    'research prospect|buyer|lead',
  ],
  'Writing outreach and follow-up emails': [
    'outreach|cold|sales|followup|prospecting email|message|letter|write',
    'prospect|lead followup|hear|silence|nothing|reply|again',
    'cold email|outreach',
    'followup email|write|personal',
  ],
  'Updating the CRM after calls and meetings': [
    'crm|salesforce|hubspot update|empty|outdated|old|fill|enter|note|current|wrong|stale|hygiene|garbage',
    'salesperson|rep|sales|seller|agent log|note|record|enter call|meeting|visit|conversation',
    'log call|visit|meeting crm|never|forget',
  ],
  'Preparing quotes and proposals': [
    'bid compare|customer|late|write|lose|last|win',
    'quote customer|job|business|small take|afternoon|hour|day|morning|evening',
    'quote|proposal write|prepare|take|slow|late|day|week|hour|night|long|wait|fast|quick|same|typing|compare|out|turn|evening|weekend|turnaround|behind|price',
    'estimate write|send|evening|night|kitchen|weekend|homeowner|late|slow|turnaround|table',
    'price|pricing lane|job|order|part|request|wait|before|anyone|takes',
    'rfq',
    'quote request|time|carrier',
  ],
  'Responding to RFPs and tenders': [
    'rfp',
    'tender',
    'bid|bidding form|city|county|public|response|document|office|write|fill|job|win',
    'questionnaire procurement|answer|security',
  ],
  'Forecasting the sales pipeline': [
    'sales|pipeline|revenue|deal forecast|predict|guess|projection',
    'forecast rep|sales|quarter|wrong|guess|feel|gut',
  ],
  'Negotiating terms with key accounts': [
    'negotiate|squeeze|haggle|concession|terms|discount big|key|large|account|customer|terms|contract|biggest',
  ],
  'Entering customer orders': [
    'purchaseorder|order typing|key|enter|type|fax customer|restaurant|in|up|by|system',
    'purchaseorder customer typing|key|enter|in',
    'order typing|key|enter|retype|rekey|entry|input|copy|reenter',
    'customer|wholesale|purchase order email|pdf|fax|text|whatsapp|paper|sticky|phone come|arrive|send|type',
    'orderentry',
    'order come|arrive email|pdf|fax|text|whatsapp|paper|sticky',
    'order fax|faxing|paper|voicemail customer|bring|pile|call|phone|leave|hand',
    'order phone|call in|us',
  ],
  'Preparing account reviews and renewals': [
    'account|policy|customer|qbr renewal|review',
    'renewal surprise|miss|late|customer|early|prepare|shop|account|policy',
  ],
  'Writing blog posts and articles': ['blog', 'article|whitepaper write|publish|post|day|long|seo'],
  'Planning and scheduling social media posts': [
    'socialmedia|instagram|facebook|linkedin|tiktok post|plan|schedule|idle|consistent|regular|dead|quiet|never|time|update|content',
  ],
  'Building email campaigns and newsletters': [
    'mailing week|day|take|write|send|build',
    'newsletter',
    'email|mail campaign|blast|marketing',
    'appeal|mailing everybody|same|segment|word|donor|list',
  ],
  'Reporting on campaign performance': [
    'result|number|report customer month|monthly|quarterly|each build|compile|slog|together|prepare|slide',
    'campaign|ad|marketing|channel report|number|result|performance|roi|figure|analytics|dashboard|attribution',
    'customer report dashboard|month|paste|slide|monthly',
  ],
  'Managing paid search and social ads': [
    'google|facebook|meta|search|paid|ppc ad|adwords|click|spend|budget|campaign',
    'adwords',
    'ppc',
    'ad spend|money|burn|bid|waste',
  ],
  'Updating website pages and product copy': [
    'website|webpage outdated|update|old|stale|wrong|copy|page|text|current|change|price',
    'product|item|catalog description|page|copy|listing|text',
  ],
  'Responding to reviews and social comments': [
    'reply|respond|answer google|yelp|booking|tripadvisor|review|star|rating|comment',
    'star|rating review|reply|answer|one|bad|sit|word',
    'review|comment unanswered|answer|online|google|yelp|tripadvisor|bad|star|negative|facebook|social',
    'yelp|tripadvisor|trustpilot',
  ],
  'Organizing events and webinars': [
    'event|gala|webinar|conference|wedding|fundraiser|openhouse|tradeshow|banquet plan|organize|month|email|people|invite|guest|prepare|run|set|logistics|rsvp|register|work|planning|weekend|week',
    'webinar',
    'rsvp',
  ],
  'Cleaning and segmenting contact lists': [
    'email|address|phone|contact dead|invalid|bounce|outdated|wrong|duplicate half|have|list|database|address|old',
    'contact|mailing|address|customer|email|donor list|database|record duplicate|clean|outdated|old|double|segment|bounce|messy|twice',
    'list|database duplicate|clean|bounce|segment',
    'address outdated|wrong|old|bounce',
    'mailing bounce',
  ],
  'Developing brand positioning and messaging': [
    'brand positioning|message|messaging|voice|story',
    'positioning',
  ],
  'Scheduling staff and shifts': [
    'find someone|somebody|replacement|cover weekend|shift|visit|night|saturday|sunday',
    'who work weekend|saturday|sunday|holiday|when|friday',
    'schedule shift|employee|staff|weekly|sick|week|weekend|mess|swap|crew|porter',
    'shift swap|fill|cover|uncovered|sick|plan|rota|unfilled|change|who',
    'cover find|scramble|sick|shift',
    'rota',
    'calloff fill|cover|shift|scramble|visit',
    'sick cover|shift|replacement|scramble|fill',
    'employee schedule|scheduling',
  ],
  'Dispatching jobs and planning routes': [
    'dispatch',
    'route plan|drive|truck|whiteboard|van|technician|day|map|optimize|zigzag',
    'job|call right|nearest|wrong|closest truck|van|technician|crew',
    'truck|van|technician|driver crisscross|zigzag|mile|detour|empty',
  ],
  'Reordering stock and supplies': [
    'stock|supply|material|part|inventory|fitting|ingredient reorder|order|run|sit|dead|runout|late|empty|short|replenish|overstock|forget|too',
    'runout',
    'reorder',
    'backorder',
    'stockout',
    'overstock',
    'sold|sell out',
    'out stock',
    'deadstock',
    'replenish',
    'order flour|butter|ingredient|milk|produce|meat|coffee|memory|gut',
  ],
  'Counting and reconciling inventory': [
    'inventory|stock|drug|warehouse|shelf count|reconcile|match|wrong|difference|shrink|discrepancy|agree|stocktake|real|disappear',
    'count off|match|wrong|drug|shelf|agree',
    'stocktake',
    'know much|many|what have|shelf|left really|stock|shelf|actual|flour|warehouse',
    'inventory count|system|wrong',
  ],
  'Chasing suppliers for delivery dates': [
    'supplier|purchaseorder|vendor chase|call|late|ask|delivery|email|confirm|promise|follow|date|behind|remind|nag',
    'purchaseorder chase|confirm|late|supplier|follow|phone|open|date',
    'steel|material|part|lumber|delivery|shipment|goods late|arrive|delay',
    'delivery date|confirm|promise supplier|miss|chase|steel',
  ],
  'Writing and updating work procedures': [
    'procedure|sop|checklist|workinstruction',
    'nothing|never|not|nowhere write|document process|way|down|procedure',
    'process document|undocumented|outdated|write',
    'everyone|everybody|each|own differently|own|improvise way|improvise',
  ],
  'Recording quality and safety inspections': [
    'inspection|inspect|qc|safety|quality|article paper|clipboard|record|report|handwritten|form|write|photo|walk|lose|log|check',
    'safety walk|check|form|talk',
    'inspection report',
  ],
  'Planning equipment maintenance': [
    'maintenance equipment|machine|preventive|plan|schedule|skip|plan|fleet|forget',
    'machine|equipment|boiler|spindle|oven|elevator|hvac|truck|compressor|conditioner|vehicle|pump|press break|fail|service|maintain|breakdown|die|maintenance|inspection|down|interval|stop',
    'breakdown cost|day|line|machine|unplanned|production',
    'downtime',
    'service interval|skip|fail|preventive',
  ],
  'Resolving day-to-day exceptions and delays': [
    'truck|delivery|job|shipment break|delay|replan|exception|stuck|reshuffle|traffic',
    'fire fight|put|firefighting',
    'exception|disruption handle|every|day|resolve|delay',
    'breakdown|accident|cancellation plan|schedule|upset',
    'replan',
  ],
  'Compiling daily operations reports': [
    'daily|end day|shift|production report|log|summary|figure compile|write|operation|daily|foreman',
    'daily report|log',
  ],
  'Processing supplier invoices': [
    'supplier invoice|bill',
    'invoice match|approve|order|confirm|code|delivery|receipt purchaseorder|delivery|supplier|confirmation|paper|receipt',
    'payable',
    'ap clerk|invoice|department|process|inbox',
    'invoice incoming|inbound|supplier|pay twice|approve|code|match|key|process|wrong',
  ],
  'Reconciling bank and card accounts': [
    'reconcile bank|account|card|line|month',
    'bank|card|statement|account reconcile|reconciliation|match|rec|ledger|line|transaction',
    'bank feed|transaction|rec|statement',
    'reconcile account|bank|card|ledger|book',
  ],
  'Checking expense claims': [
    'employee receipt lose|late|missing|submit|photo',
    'expense claim|report|receipt|reimburse|card|late',
    'reimburse employee|expense|trip|receipt|travel|mileage|rep|salesperson|people|fuel|hotel|meal',
    'receipt late|crumple|hand|lose|missing|check|submit|month|volunteer|employee',
  ],
  'Issuing customer invoices': [
    'invoice leave|slog|door|late|assistant|eat|catch|sunday',
    'invoice send|late|sunday|weekend|night|out|issue|prepare|myself|wait|week|customer|write|create|month|behind|do|go|slow|delay|evening|day',
    'invoice customer|late',
    'proof|pod delivery|photo|invoice|sign',
  ],
  'Chasing overdue payments': [
    'overdue|late|chase|unpaid|slow|pastdue|outstanding|owe|nag|remind pay|payment|invoice|rent|balance|money|receivable|bill',
    'feel|never|after|day pay|payment day|customer|feel|when|us|never',
    'invoice day old',
    'pay invoice late|slow',
    'reminder send|pay|same|invoice|payment rent|pay|payment|tenant|same|invoice',
    'receivable',
    'dso',
    'not|never|dont pay|payment balance|invoice|customer|time|bill|us',
    'collect|collection payment|money|debt|debtor|balance|receivable|rent|call',
  ],
  'Closing the books each month': [
    'close book',
    'monthend close|closing|slip|late|take|longer',
    'close month|quarter|year|late|slow week|day|take|late',
  ],
  'Preparing budgets and cash forecasts': [
    'budget|budgeting prepare|spreadsheet|plan|build|department|annual|program|guess|next|forecast|week',
    'cash|cashflow forecast|last|know|surprise|predict|tight|plan|run|runway|next',
    'cashflow',
  ],
  'Writing monthly management reports': [
    'monthly|management|owner|statement report|build|reporting|commentary|pack|spreadsheet',
    'variance',
    'monthend report|reporting',
    'monthly|month report|reporting write|prepare|build|late|management',
  ],
  'Preparing sales tax returns': ['salestax', 'vat', 'tax return sales|state|jurisdiction'],
  'Answering auditor and accountant requests': [
    'auditor|accountant|cpa ask|request|question|document|want|list|dig',
  ],
  'Screening résumés and applications': [
    'resume|application|candidate busy|day|hour|read|through',
    'resume|application|applicant|cv|candidate screen|read|sort|pile|review|sift|unread|hundred|wade|pdf|rank',
    'resume',
  ],
  'Scheduling interviews': [
    'agree|find|settle time|slot|date candidate|applicant|interview|manager',
    'back forth candidate|interview|applicant',
    'interview schedule|set|arrange|book|email|coordinate|reschedule|turn|show|calendar|slot|ping',
  ],
  'Writing job descriptions and postings': [
    'job|position|vacancy description|ad|posting|advert|post|profile write|scratch|description|draft|posting|ad|copy',
    'posting write|scratch|draft',
  ],
  'Onboarding new employees': [
    'new employee|hire account|laptop|form|badge|paperwork|equipment|setup',
    'onboard employee|new|hire|staff|people|take|paperwork|aide',
    'new|first employee|hire|staff|starter|recruit|aide|joiner paperwork|account|laptop|clear|first|start|ready|day',
    'clear|ready|allow work|start month|week|aide|new',
  ],
  'Answering policy and benefits questions': [
    'employee|staff|hr|people|benefit|vacation|leave|policy|handbook ask|question|answer benefit|vacation|policy|leave|handbook|hr|pto|insurance',
  ],
  'Checking time sheets and preparing payroll': [
    'payroll',
    'timesheet wrong|error|check|correct|pay|payroll|late|missing|chase|collect',
    'timecard',
  ],
  'Running performance reviews': [
    'performance|annual|appraisal review|appraisal|feedback employee|manager|late|run|write|staff|performance|cycle',
  ],
  'Handling employee relations cases': [
    'conflict|grievance|quarrel|fight|dispute|disagreement employee|staff|team|between|colleague|coworker',
    'grievance',
    'disciplinary',
  ],
  'Tracking training and certifications': [
    'certification|certificate|osha|training|card|cpr|forklift|license expire|track|renew|lapse|record|due|refresher employee|crew|osha|training|find|gate|who|staff|track|card|technician',
    'osha card|expire|training',
    'training record|track|overdue|expire|matrix',
    'certification track|expire|employee',
  ],
  'Updating employee records and issuing letters': [
    'employee|personnel|employment|hr|verification record|letter|file|verification',
  ],
  'Answering help desk tickets': [
    'helpdesk',
    'ticket support|queue|unassigned|sit|backlog|answer|solve|open|pile|wait|above',
    'it|user|computer|printer support|problem|question|ticket|trouble',
  ],
  'Resetting passwords and unlocking accounts': [
    'cant login user|employee|people|after|account',
    'login problem|trouble|forget|locked',
    'password',
    'locked|unlock|lock user|account|out|login',
  ],
  'Setting up and removing user access': [
    'access|account|permission|offboard|login user|set|remove|revoke|leaver|grant|still|onboard leaver|former|new|quit|employee|left|system',
    'offboard access|account|laptop',
  ],
  'Monitoring systems and triaging alerts': [
    'server|system|network|site down|crash|outage customer|find|night|notice',
    'alert|alarm|monitor false|night|noise|fire|monitoring|system|server|mean|triage|fatigue|wake|engineer|drown',
    'server|network monitor|outage|down',
  ],
  'Installing updates and security patches': [
    'patch|update|upgrade install|security|behind|server|windows|reboot|software',
    'patching',
  ],
  'Checking backups and test restores': ['backup'],
  'Tracking devices, licenses and renewals': [
    'laptop|device|computer|tablet|equipment know|nobody|track|list belong|who|where|whom|have',
    'software|saas|device|laptop|subscription|seat|license license|track|unused|renewal|pay|inventory|know|stop|forget|count|asset subscription|laptop|software|saas|device|seat|asset',
  ],
  'Investigating security incidents': [
    'security|phishing|breach|incident|hack investigate|incident|phishing|log|respond|breach',
  ],
  'Documenting systems and how-to guides': [
    'system|network|setup|server|howto|configuration document|documentation|guide|diagram',
    'howto',
  ],
  'Building reports and data exports on request': [
    'report|export|data|query adhoc|request|export|pull|sql',
    'adhoc report|request|data',
  ],
  'Sorting customer feedback and feature requests': [
    'wish|idea|suggestion|request user|customer|same|vote|time|scatter|lose',
    'feature|improvement request|idea|wish',
    'feedback|suggestion sort|scatter|customer|collect|everywhere|lose|read',
  ],
  'Writing requirements and specifications': [
    'requirement|specification|spec|userstory write|unclear|vague|draft|late|change|document',
  ],
  'Prioritizing the product or service roadmap': [
    'roadmap|backlog prioritize|priority|product|loudest|decide',
    'roadmap',
  ],
  'Researching customer needs through interviews': [
    'customer|user interview|research need|interview|research|talk|transcribe',
  ],
  'Designing and prototyping new offerings': [
    'prototype',
    'design|develop|invent|new product|offering|service|menu develop|design|idea|prototype|concept',
  ],
  'Testing products or services before release': [
    'ship|release broken|bug|buggy|untested|faulty|early',
    'broken build|release|version',
    'test|testing|regression|qa release|bug|regression|product|software|before|manual|ship|nobody|people',
    'bug reach|slip|customer|release|production|ship',
  ],
  'Writing release notes and user manuals': [
    'release note',
    'manual|documentation|docs behind|outdated|release|user|write|product|old|instruction|version',
    'changelog',
  ],
  'Reviewing designs, drawings and code': [
    'code|design|drawing|pull|plan review|check|request',
    'codereview',
  ],
  'Estimating project cost and effort': [
    'estimate|estimating|underestimate project|cost|effort|job|hour|takeoff|wrong|off|third',
    'underestimate',
    'takeoff',
    'scope|effort|hour guess|estimate|underestimate project',
  ],
  'Tracking project status and milestones': [
    'project|job|milestone status|behind|track|milestone|progress|where|late|learn|stand|overdue',
    'milestone',
    'project|job behind|late|know|learn|find',
    'where part|project|job|order stand|walk|find|ask|floor',
  ],
  'Answering order-status questions': [
    'ask|wonder about|where|when|status order|shipment|parcel|delivery|load|package',
    'customer|people ask|know|call|want|email about|when|where order|delivery|shipment|load|freight|package|parcel|arrive',
    'when order|parcel|package|delivery arrive|come|ship',
    'where|wheres my|the|their order|load|parcel|package|delivery|shipment|stuff',
    'status order|update|shipment|load|delivery ask|call|want|question|hour|customer|email|update|answer',
    'wismo',
    'tracking number|question|ask|email|call',
  ],
  'Handling product and service inquiries': [
    'same|basic question|email|thing|message answer|ask|write day|time|again|over|over',
    'same|routine|product|basic|repetitive question|inquiry|query ask|answer|customer|phone|email|over|again|product|day|twenty',
    'customer ask same|question|again',
    'faq',
  ],
  'Sorting and routing incoming tickets': [
    'ticket|request sort|route|wrong|triage|assign|own|unassigned|prioritize|owner|department|sit|queue|fall',
    'request come|arrive email|text|phone|everywhere|channel|postit',
  ],
  'Processing returns and refunds': [
    'refund',
    'return|returned goods|process|item|order|pile|customer|label|exchange|rma|package|product|parcel|warehouse',
    'rma',
    'chargeback',
  ],
  'Resolving complaints and escalations': [
    'customer|people yell|scream|shout|complain|threaten|swear',
    'complaint',
    'angry|upset|furious|unhappy customer|resident|caller|guest|people',
    'escalation',
    'escalate',
  ],
  'Booking and changing appointments': [
    'appointment',
    'noshow',
    'reschedule|rebook|cancel customer|people|patient|call|phone|last|slot|minute|visit|front',
    'slot|table|chair|visit empty|forget|book|cancel|miss',
    'booking call|phone|change|manual|online',
    'doublebook',
  ],
  'Answering the phone and taking messages': [
    'phone|call|telephone|line ring|miss|answer|hook|voicemail|pick|hang|constant|nonstop|message|interrupt|reception|all|unanswered|busy|stop|hold',
    'voicemail',
    'hold hang|wait|customer|people',
  ],
  'Writing help articles and standard replies': [
    'help|knowledge|canned|standard|template article|reply|base|answer write|article|outdated|same|knowledge|canned|template',
    'helparticle',
    'knowledge base',
  ],
  'Reviewing calls and chats for quality': [
    'call|chat|conversation quality|review|listen|score|monitor recording|quality|agent|score|sample|random|coach',
  ],
  'Following up with customers after service': [
    'customer|owner call|hear|contact|ask|get after operation|service|surgery|visit|job|repair|sale|treatment|installation',
    'followup|call|ask|checkin after service|surgery|visit|job|repair|sale|installation|treatment|procedure|appointment',
    'reminder|recall vaccination|checkup|cleaning|annual|booster|recall|send service|send|never|due|patient|pet',
    'aftercare|aftersales',
  ],
  'Contract review and redlining': [
    'contract|agreement|lease|nda|clause|msa review|redline|read|risk|markup|negotiate',
    'redline',
  ],
  'Drafting standard agreements': [
    'contract|agreement|lease|nda|engagementletter|will draft|template|copy|write|put|standard|boilerplate|together|create|prepare|old',
  ],
  'Tracking contract renewals and obligations': [
    'contract|lease|agreement expire|renewal|renew|track|lapse|deadline|end|notice|obligation|date',
    'autorenewal',
    'autorenew',
  ],
  'Monitoring changes in laws and regulations': [
    'law|regulation|rule|legislation|statute change|new|monitor|keep|track|follow',
  ],
  'Preparing compliance filings and reports': [
    'compliance|regulatory|state|government|annual|statutory file|filing|report|submission late|file|prepare|regulator|filing|deadline|due',
    'filing compliance|annual|state|report|regulatory|prepare',
  ],
  'Collecting evidence for audits': [
    'audit evidence|document|collect|proof|prepare|paper|binder|dig',
    'soc2|iso audit|evidence',
  ],
  'Answering data privacy requests': [
    'gdpr|privacy|ccpa|data|personal request|delete|access|deletion|erase|remove data|privacy|personal|gdpr',
    'delete data|their',
  ],
  'Renewing licenses, permits and insurance': [
    'license|permit|insurance|certificate|liquor|registration expire|renew|lapse|renewal|forget|due|late',
  ],
  'Investigating incidents and claims': [
    'claim|incident|accident|injury investigate|file|document|witness|chronology|report',
  ],
  'Checking claims in ads and sales materials': [
    'claim ad|marketing|advertising|brochure|material check|proof|legal|review|claim',
    'advertising compliance|claim',
  ],
};
