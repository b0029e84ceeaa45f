import { describe, expect, it } from 'vitest';
import { noFirmFacts, type FirmPromises } from '@/domain/firm/FirmFacts';
import { contact } from './company/contact';
import { spokenOf, spokenQuestions } from './promised';
import { consultingServices } from './services/consultingServices';
import { managementConsulting } from './services/managementConsulting';
import { offeredServices } from './services/offeredServices';

const promised: FirmPromises = {
  ...noFirmFacts.promises,
  answerTime: 'within two business days',
  repairDays: 90,
  followUpCalls: 2,
  subscriptionMonths: 3,
  keepsEthicsRules: true,
};

/** Everything on service and contact pages that depends on promises, as one text. */
const wordsWith = (promises: FirmPromises): string =>
  [
    ...offeredServices.flatMap((page) => [
      ...('terms' in page ? spokenOf(page.terms.keep, promises) : []),
      ...spokenQuestions(page.faq, promises).map(({ answer }) => answer),
    ]),
    ...spokenOf<string>(contact.next, promises),
    contact.sentText(promises),
    consultingServices.ethics.lede(promises),
    managementConsulting.leadership.note(promises),
  ].join('\n');

const promises = [
  'usually within two business days',
  '90 days of repairs',
  'repaired free for 90 days after acceptance',
  '2 follow-up calls',
  'runs month to month after the first 3 months',
  'go into every agreement',
];

describe('promises', () => {
  it.each(promises)('“%s” stands there only when the firm has made it', (words) => {
    expect(wordsWith(promised)).toContain(words);
    expect(wordsWith(noFirmFacts.promises)).not.toContain(words);
  });

  it('are not made anywhere else in the copy of services', () => {
    const copy = JSON.stringify(offeredServices);
    expect(copy).not.toMatch(/business days|free repairs|days of repairs|month to month|follow-up calls/i);
  });

  it('are said in the singular, too', () => {
    const words = wordsWith({ ...promised, repairDays: 1, followUpCalls: 1, subscriptionMonths: 0 });
    expect(words).toContain('1 day of repairs');
    expect(words).toContain('1 follow-up call ');
    expect(words).toMatch(/It runs month to month\./);
  });
});
