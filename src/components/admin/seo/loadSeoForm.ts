import { logFailure } from '@/client/logFailure';
import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import { isSameRecord, type SeoRecord } from '@/domain/seo/SeoRecord';
import { fetchSeoRecord } from './seoApi';
import { formFromRecord, isWorthEditing, type SeoForm } from './seoForm';
import { readSeoForm } from './seoFormCopy';

const contentOf = (selector: string) => document.head.querySelector<HTMLMetaElement>(selector)?.content ?? '';

/** Reads the metadata tags of the current document. */
function readOwnTags(): SeoRecord {
  return {
    title: document.title,
    metaDescription: contentOf('meta[name="description"]'),
    canonicalUrl: document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    robots: contentOf('meta[name="robots"]'),
    ogTitle: contentOf('meta[property="og:title"]'),
    ogDescription: contentOf('meta[property="og:description"]'),
    ogImage: contentOf('meta[property="og:image"]'),
    twitterTitle: contentOf('meta[name="twitter:title"]'),
    twitterDescription: contentOf('meta[name="twitter:description"]'),
    twitterImage: contentOf('meta[name="twitter:image"]'),
  };
}

export interface LoadedSeoForm {
  form: SeoForm;
  /** The form as loaded, for detecting changes. */
  initial: SeoForm;
  isFromTags: boolean;
  /** Record that the form is based on; null if it could not be loaded. */
  replaces: SeoRecord | null;
  /** Record that another user saved since, until the conflict is resolved; null without a conflict. */
  theirs: SeoRecord | null;
}

/** Returns an unchanged form; `tags` fill the fields that the record leaves out. */
export function loadedFrom(record: SeoRecord, tags?: SeoRecord): LoadedSeoForm {
  const form = formFromRecord({ ...tags, ...record });
  const isFromTags = tags !== undefined && Object.keys(record).length === 0;
  return { form, initial: form, isFromTags, replaces: record, theirs: null };
}

/** A page that shares another page's record, such as sign-in, has tags of its own that don't belong in it. */
const tagsFor = (pageKey: PageKey, path: string): SeoRecord =>
  path === pathOfPage(pageKey) ? readOwnTags() : {};

/** Fills the form only from the page's tags, because its record could not be loaded. */
function loadedWithoutRecord(pageKey: PageKey, path: string): LoadedSeoForm {
  return { ...loadedFrom({}, tagsFor(pageKey, path)), isFromTags: false, replaces: null };
}

/** Fills the form from a page's record. The page's own tags stand in if no record was saved or it can't be loaded. */
export async function loadSeoForm(
  userId: number,
  pageKey: PageKey,
  path: string,
  signal: AbortSignal,
): Promise<LoadedSeoForm> {
  const record = await fetchSeoRecord(pageKey, signal).catch((error: unknown) => {
    logFailure('The page’s search metadata could not be loaded', error);
    return null;
  });
  signal.throwIfAborted();
  if (!record) return loadedWithoutRecord(pageKey, path);
  // A record may have only structured data or directives; the values that it has take precedence over the tags.
  const loaded = loadedFrom(record, isWorthEditing(record) ? undefined : tagsFor(pageKey, path));
  // Input stored before signing in again is restored, unless another user saved meanwhile.
  const kept = readSeoForm(userId, pageKey);
  if (!kept) return loaded;
  return { ...loaded, ...kept, theirs: isSameRecord(kept.replaces, record) ? null : record };
}
