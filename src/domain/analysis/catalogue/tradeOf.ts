/** Trades, which group industries with the same regulations, examples and published figures. */
export const trades = [
  'law',
  'manufacturing',
  'wholesale',
  'health',
  'finance',
  'construction',
  'realEstate',
  'education',
  'hospitality',
  'retail',
  'transport',
  'software',
  'agency',
  'nonprofit',
] as const;

export type Trade = (typeof trades)[number];

/** In order of precedence: a medical wholesaler is a seller, and a home builder a builder. */
const words: Readonly<Record<Trade, RegExp>> = {
  law: /\b(law (firms?|offices?|practices?)|lawyers?|legal|attorneys?)\b/i,
  manufacturing:
    /\b(manufactur(ing|ers?)|machine shops?|foundr(y|ies)|fabricat\w*|aerospace|semiconductors?|(?<!\b(software|data|network|computer|cloud|web|ai) )engineering)\b/i,
  wholesale: /\b(wholesale\w*|distributors?)\b/i,
  health:
    /\b(health ?care|health practitioners?|hospitals?|physicians?|dentists?|dental|medical|clinics?|nursing|optometrists?|chiropractors?|podiatrists?|therapists?|outpatient|ambulance|ambulatory|surgical|dialysis|diagnostic imaging|radiology|family planning|mental health|substance abuse|developmental disabilit(y|ies)|hospices?|blood (and organ )?banks?|pharmac(y|ies))\b/i,
  finance:
    /\b((?<!\b(food|diaper|blood|organ|tissue|seed|clothing|toy) )banks?|banking|credit|insurance|securities|investments?|brokerages?|mortgages?|lending|loans?|financial|accountants?|accounting|tax preparation|bookkeeping|wealth)\b/i,
  construction:
    /\b(construction|(?<!(apparel|labor|service) )contractors?|builders?|roofing|plumbing|electrical|architect\w*|surveying)\b/i,
  realEstate: /\b(real estate|property managers?|lessors?|apartments?|housing|realtors?)\b/i,
  education: /\b(schools?|education(al)?|colleges?|universit(y|ies)|tutoring|child care|day care)\b/i,
  hospitality: /\b(restaurants?|hotels?|motels?|inns?|bars|caterers?|drinking places|mobile food)\b/i,
  retail: /\b(retail\w*|stores?|e-?commerce|shopping)\b/i,
  transport: /\b(truck(ing|ers?)|freight|courier\w*|logistics|warehous\w*|moving|delivery)\b/i,
  software:
    /\b(software|(data|network|computer|cloud|web|ai) engineering|computer (programming|systems)|IT (consult\w+|services)|information technology|internet services|data processing)\b/i,
  agency: /\b(advertising|public relations|media buying|marketing|(graphic|industrial|interior) design)\b/i,
  nonprofit:
    /\b(non-?profits?|charit\w+|civic|religious|grantmaking|foundations?|advocacy|(social|community|family|youth) services|food banks?)\b/i,
};

/** Returns the trade of an industry, from the catalogue or in the client's own words; undefined if unknown. */
export const tradeOf = (industry: string): Trade | undefined =>
  trades.find((trade) => words[trade].test(industry));
