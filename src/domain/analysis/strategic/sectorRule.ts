import { tradeOf, type Trade } from '../catalogue/tradeOf';

const cardNumbers = 'Card numbers never go into an AI tool, so that it stays outside the scope of PCI DSS.';

/*
 * Rules to consider before an AI tool sees a sector's data. Sources: ABA Formal Opinion 512 (July 29, 2024); HIPAA, 45
 * CFR 164.502(e) on business associates; Gramm-Leach-Bliley Act and the FTC Safeguards Rule, 16 CFR 314; FERPA, 34 CFR
 * 99.31; Fair Housing Act, 42 USC 3604; PCI DSS. The sentences say "where" on purpose: whether a rule applies to a
 * given firm is for its counsel to say.
 */
const rules: Readonly<Partial<Record<Trade, string>>> = {
  law: 'Client matters go only into tools whose terms keep them confidential, and a lawyer checks whatever leaves the office; ABA Formal Opinion 512 applies the duties of competence, confidentiality and supervision to generative AI.',
  manufacturing:
    'Drawings and specifications under a nondisclosure agreement or export controls stay out of public tools.',
  wholesale:
    'Supplier price files and customer-specific terms stay out of public tools: they are your margin.',
  health:
    'Where HIPAA covers patient information, it goes only into tools whose vendor has signed a business associate agreement.',
  finance:
    'Where the Gramm-Leach-Bliley Act covers customers’ financial information, every tool that sees it belongs in your written information security program.',
  construction:
    'Safety decisions and anything that needs a stamp or a license stay with the person who holds it.',
  realEstate:
    'Where the Fair Housing Act applies, screening applicants and wording listings stay with people, as you answer for the outcome however it came about.',
  education:
    'Where FERPA covers student records, they go only into tools under a written agreement that leaves you in control of them.',
  hospitality: cardNumbers,
  retail: cardNumbers,
};

const rulesForAll =
  'Customer, staff and price data goes only into tools whose terms rule out training on it, and a person checks whatever leaves the company.';

/** Returns the rule that the client's industry has to consider before an AI tool sees its data, in one sentence. */
export function sectorRule(industry: string): string {
  const trade = tradeOf(industry);
  return (trade && rules[trade]) ?? rulesForAll;
}
