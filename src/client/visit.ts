import { askForCallHref } from '@/domain/inquiries/askForCall';
import type { CameBy } from '@/schemas/inquiry';

/** Session storage, so it lives as long as the tab. Sent only with a contact message. */
const storageKey = 'visit';

type Visit = Omit<CameBy, 'sentFrom'>;

const nothing: Visit = { firstPage: '', referrer: '' };

/** Returns only the origin of a URL, never its page. */
const siteOf = (address: string) => address.split('/', 3).join('/');

/** Stores the first page of a visit and the referring site. `schemas/inquiry` validates both when they are sent. */
export function storeVisit(): void {
  try {
    if (sessionStorage.getItem(storageKey)) return;
    const { pathname, origin } = window.location;
    const from = siteOf(document.referrer);
    const visit: Visit = { firstPage: pathname, referrer: from === origin ? '' : from };
    sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    // Optional, and browsers may forbid storage.
  }
}

function storedVisit(): Visit {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Visit>) };
  } catch {
    return nothing;
  }
}

/** Returns how the visitor arrived at the form on this page, for the firm. */
export function readVisit(): CameBy {
  const { pathname, hash } = window.location;
  const isCall = pathname + hash === askForCallHref;
  return { ...storedVisit(), sentFrom: isCall ? askForCallHref : pathname };
}
