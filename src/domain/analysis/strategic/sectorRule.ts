import { tradeOf, type Trade } from '../catalogue/tradeOf';

const cardNumbers = 'Keep card numbers out of every AI tool, so it stays outside the scope of PCI DSS.';

/*
 * Rules to consider before an AI tool sees a sector's data. Sources: ABA Formal Opinion 512 (July 29, 2024); HIPAA, 45
 * CFR 164.502(e) on business associates; Gramm-Leach-Bliley Act and the FTC Safeguards Rule, 16 CFR 314; FERPA, 34 CFR
 * 99.31; Fair Housing Act, 42 USC 3604; PCI DSS. The sentences say "where" on purpose: whether a rule applies to a
 * given firm is for its counsel to say.
 */
const rules: Readonly<Partial<Record<Trade, string>>> = {
  law: 'Use only tools that keep client matters confidential, and have a lawyer check the output (ABA Formal Opinion 512).',
  manufacturing: 'Keep drawings under a nondisclosure agreement or export controls out of public tools.',
  wholesale:
    'Supplier price files and customer terms stay out of public tools, because they are your margin.',
  health:
    'Where HIPAA covers patient information, use only tools whose vendor has signed a business associate agreement.',
  finance:
    'Where the Gramm-Leach-Bliley Act applies, add every tool that sees customer data to your information security program.',
  construction:
    'Leave safety decisions, and anything that needs a stamp or a license, to the person who holds it.',
  realEstate: 'Where the Fair Housing Act applies, people screen applicants and word the listings.',
  education:
    'Where FERPA covers student records, use only tools whose written agreement leaves you in control.',
  hospitality: cardNumbers,
  retail: cardNumbers,
};

const rulesForAll =
  'Use only tools whose terms rule out training on your data, and check whatever leaves the company.';

/** Replaces the rules of an industry in a text by those for all. */
export const withoutSector = (text: string): string =>
  Object.values(rules).reduce((shown, rule) => shown.replaceAll(rule, rulesForAll), text);

/** Returns the rule that the client's industry has to consider before an AI tool sees its data, in one sentence. */
export function sectorRule(industry: string): string {
  const trade = tradeOf(industry);
  return (trade && rules[trade]) ?? rulesForAll;
}
