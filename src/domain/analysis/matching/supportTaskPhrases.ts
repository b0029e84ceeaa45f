/** Finance, people, technology, products, service, and legal; see `taskPhrases`. */
export const supportTaskPhrases: Readonly<Record<string, readonly string[]>> = {
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
    'invoice match|agree|mismatch dont|doesnt|never|not|count',
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
    'call|calling|email|phone|text ask|wonder where survey|project|job|case|matter|claim|permit|file|application|repair|truck|driver|technician',
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
