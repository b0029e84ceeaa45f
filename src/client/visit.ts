import type { CameBy } from '@/schemas/inquiry';

/** Lives as long as the tab, and is sent with a contact message only. */
const storageKey = 'visit';

type Visit = Omit<CameBy, 'sentFrom'>;

const nothing: Visit = { firstPage: '', referrer: '' };

/** Of an address only the site, never its page. */
const siteOf = (address: string) => address.split('/', 3).join('/');

/**
 * Notes on the first page of a visit which page that is and which site led here; browsers may refuse to keep it. Whether both
 * are what they should be is asked when they are sent (`schemas/inquiry`).
 */
export function storeVisit(): void {
  try {
    if (sessionStorage.getItem(storageKey)) return;
    const { pathname, origin } = window.location;
    const from = siteOf(document.referrer);
    const visit: Visit = { firstPage: pathname, referrer: from === origin ? '' : from };
    sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    // Nothing depends on it.
  }
}

function storedVisit(): Visit {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Visit>) };
  } catch {
    return nothing;
  }
}

/** How somebody came to the form on this page, for the firm that answers them. */
export const readVisit = (): CameBy => ({ ...storedVisit(), sentFrom: window.location.pathname });
