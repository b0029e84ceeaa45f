interface Sector {
  pattern: RegExp;
  rule: string;
}

/*
 * What to mind before an AI tool sees a sector's data. Sources: ABA Formal Opinion 512 (July 29, 2024); HIPAA, 45 CFR
 * 164.502(e) on business associates; Gramm-Leach-Bliley Act and the FTC Safeguards Rule, 16 CFR 314; FERPA, 34 CFR
 * 99.31; Fair Housing Act, 42 USC 3604; PCI DSS. The sentences say "where" on purpose: whether a rule applies to a
 * given firm is for its counsel to say.
 */
const sectors: readonly Sector[] = [
  {
    pattern: /\b(law (firms?|offices?|practices?)|lawyers?|legal|attorneys?)\b/i,
    rule: 'Client matters go only into tools whose terms keep them confidential, and a lawyer checks whatever leaves the office; ABA Formal Opinion 512 applies the duties of competence, confidentiality and supervision to generative AI.',
  },
  {
    pattern:
      /\b(manufactur(ing|ers?)|machine shops?|foundr(y|ies)|fabricat\w*|aerospace|semiconductors?|engineering)\b/i,
    rule: 'Drawings and specifications under a nondisclosure agreement or export controls stay out of public tools.',
  },
  {
    pattern: /\b(wholesale\w*|distributors?)\b/i,
    rule: 'Supplier price files and customer-specific terms stay out of public tools: they are your margin.',
  },
  {
    pattern:
      /\b(health ?care|health practitioners?|hospitals?|physicians?|dentists?|dental|medical|clinics?|nursing|optometrists?|chiropractors?|podiatrists?|therapists?|outpatient|ambulance|pharmac(y|ies))\b/i,
    rule: 'Where HIPAA covers patient information, it goes only into tools whose vendor has signed a business associate agreement.',
  },
  {
    pattern:
      /\b(banks?|banking|credit|insurance|securities|investments?|brokerages?|mortgages?|lending|loans?|financial|accountants?|accounting|tax preparation|bookkeeping|wealth)\b/i,
    rule: 'Where the Gramm-Leach-Bliley Act covers customers’ financial information, every tool that sees it belongs in your written information security program.',
  },
  {
    pattern:
      /\b(construction|(?<!(apparel|labor|service) )contractors?|builders?|roofing|plumbing|electrical|architect\w*|surveying)\b/i,
    rule: 'Safety decisions and anything that needs a stamp or a license stay with the person who holds it.',
  },
  {
    pattern: /\b(real estate|property managers?|lessors?|apartments?|housing|realtors?)\b/i,
    rule: 'Where the Fair Housing Act applies, screening applicants and wording listings stay with people, as you answer for the outcome however it came about.',
  },
  {
    pattern: /\b(schools?|education(al)?|colleges?|universit(y|ies)|tutoring|child care|day care)\b/i,
    rule: 'Where FERPA covers student records, they go only into tools under a written agreement that leaves you in control of them.',
  },
  {
    pattern: /\b(retail\w*|stores?|e-?commerce|restaurants?|hotels?|bars|caterers?|shopping)\b/i,
    rule: 'Card numbers never go into an AI tool, so that it stays outside the scope of PCI DSS.',
  },
];

const rulesForAll =
  'Customer, staff and price data goes only into tools whose terms rule out training on it, and a person checks whatever leaves the company.';

/** What the client's industry has to mind before an AI tool sees its data, in one sentence. */
export function sectorRule(industry: string): string {
  return sectors.find(({ pattern }) => pattern.test(industry))?.rule ?? rulesForAll;
}
