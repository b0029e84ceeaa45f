import type { FirmFacts, ServiceTerms, TitledWords } from '@/domain/firm/FirmFacts';
import type { FirmFact } from '@/payload-types';

const titled = (title: string | null | undefined, text: string | null | undefined): TitledWords | null =>
  title ? { title, text: text ?? '' } : null;

const termsOf = (rows: FirmFact['terms']): Record<string, ServiceTerms> =>
  Object.fromEntries(
    (rows ?? []).map(({ service, priceTitle, priceText, timeTitle, timeText }) => [
      service,
      { price: titled(priceTitle, priceText), time: titled(timeTitle, timeText) },
    ]),
  );

/** Converts the stored facts for pages: empty fields become null. */
export function toFirmFacts(stored: FirmFact): FirmFacts {
  return {
    promises: {
      answerTime: stored.answerTime || null,
      repairDays: stored.repairDays || null,
      followUpCalls: stored.followUpCalls || null,
      subscriptionMonths: stored.subscriptionMonths ?? null,
      keepsEthicsRules: stored.keepsEthicsRules ?? false,
      terms: termsOf(stored.terms),
    },
    entity: {
      legalName: stored.legalName || null,
      address: stored.address || null,
      registration: stored.registration || null,
      phone: stored.phone || null,
    },
    profiles: (stored.profiles ?? []).map(({ label, url }) => ({ label, url })),
    suppliers: {
      hosting: stored.hosting || null,
      model: stored.model || null,
      mail: stored.mail || null,
    },
  };
}
