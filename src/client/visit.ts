import { isPagePath, isSiteOrigin, originOf } from '@/domain/inquiries/cameBy';
import type { CameBy } from '@/schemas/inquiry';

/** Lives as long as the tab, and is sent with a contact message only. */
const storageKey = 'visit';

type Visit = Omit<CameBy, 'sentFrom'>;

const nothing: Visit = { firstPage: '', referrer: '' };

function currentVisit(): Visit {
  const { pathname, origin } = window.location;
  const referrer = originOf(document.referrer);
  return {
    firstPage: isPagePath(pathname) ? pathname : '',
    referrer: isSiteOrigin(referrer) && referrer !== origin ? referrer : '',
  };
}

/** Notes on the first page of a visit which page that is and which site led here; browsers may refuse to keep it. */
export function rememberVisit(): void {
  try {
    if (sessionStorage.getItem(storageKey)) return;
    sessionStorage.setItem(storageKey, JSON.stringify(currentVisit()));
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
