import { logFailure } from '@/client/logFailure';
import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import { isSameRecord, type SeoRecord } from '@/domain/seo/SeoRecord';
import { fetchSeoRecord } from './seoApi';
import { formFromRecord, isWorthEditing, type SeoForm } from './seoForm';
import { readSeoForm } from './seoFormCopy';

const contentOf = (selector: string) => document.head.querySelector<HTMLMetaElement>(selector)?.content ?? '';

/** What the page in front of the reader says about itself in its own tags. */
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
  /** As it was filled in, to know whether anything was changed. */
  initial: SeoForm;
  isFromTags: boolean;
  /** The record that it was begun on; null where it could not be loaded. */
  replaces: SeoRecord | null;
  /** What somebody else saved since, until it is decided which of the two stays; null where nobody did. */
  theirs: SeoRecord | null;
}

/** A form that nobody has changed yet; `tags` stand in for what the record leaves out. */
export function loadedFrom(record: SeoRecord, tags?: SeoRecord): LoadedSeoForm {
  const form = formFromRecord({ ...tags, ...record });
  const isFromTags = tags !== undefined && Object.keys(record).length === 0;
  return { form, initial: form, isFromTags, replaces: record, theirs: null };
}

/** Another page that shares the record, as the login page does, has tags of its own that don't belong into it. */
const tagsFor = (pageKey: PageKey, path: string): SeoRecord =>
  path === pathOfPage(pageKey) ? readOwnTags() : {};

/** Filled in from the page's own tags alone, where its record could not be loaded. */
function loadedWithoutRecord(pageKey: PageKey, path: string): LoadedSeoForm {
  return { ...loadedFrom({}, tagsFor(pageKey, path)), isFromTags: false, replaces: null };
}

/**
 * The form as a page's record fills it in. Where nothing has been saved, or the record can't be loaded, the page's own tags
 * stand in for it.
 */
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
  // A record may hold nothing but structured data or directives: what it does say stands over the tags.
  const loaded = loadedFrom(record, isWorthEditing(record) ? undefined : tagsFor(pageKey, path));
  // What had to wait for a new session is still to be saved, unless somebody else saved meanwhile.
  const kept = readSeoForm(userId, pageKey);
  if (!kept) return loaded;
  return { ...loaded, ...kept, theirs: isSameRecord(kept.replaces, record) ? null : record };
}
