import { setImmediate } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';
import { CheckedSite } from '@/domain/seo/checks/CheckedSite';
import { contentToCheck } from '@/domain/seo/checks/contentToCheck';
import type { PageToCheck } from '@/domain/seo/checks/PageToCheck';
import { toPageToCheck } from '@/domain/seo/checks/toPageToCheck';
import { findCategoryHeads, type CategoryHead } from '@/queries/seo/findCategoryHeads';
import { findPostHeads, type PostHead, type PostHeads } from '@/queries/seo/findPostHeads';
import type { SeoEntries, SeoEntry } from '@/schemas/seo';
import { serializeByKey } from '../serializeByKey';
import { listSeoEntries } from './listSeoEntries';

export interface CheckedPage extends PageToCheck {
  /** Set for pages with search metadata. */
  pageKey: string | null;
  /** Id in `seo-pages`. */
  recordId: number | null;
  /** Set for posts. */
  postId: number | null;
  /** Set for category pages. */
  categoryId: number | null;
  savedAt: string | null;
}

interface Kept {
  site: CheckedSite<CheckedPage>;
  /** The firm's facts that all heads are built from, as JSON. */
  madeWith: string;
  /** Cursor up to which changed posts have been read; null before the first read. */
  readUpTo: string | null;
  /** Pages and categories as last added, as JSON. */
  texts: Map<string, string>;
}

/** Ten thousand posts take a dozen megabytes: too much to keep while nobody uses the check. */
const forgetAfterMs = 600_000;
/** Pages checked before yielding to the event loop; they take a few milliseconds. */
const checkedAtOnce = 200;

let kept: Kept | undefined;
let forgetting: NodeJS.Timeout | undefined;

/**
 * Returns all pages, categories and published posts, checked. The result is cached in this process, and later calls
 * read only posts that have changed since, including changes by other processes. Runs four queries.
 */
export function checkedSite(req: PayloadRequest): Promise<CheckedSite<CheckedPage>> {
  return serializeByKey('checked-site', async () => {
    const { site: facts, entries } = await listSeoEntries({ req });
    const madeWith = JSON.stringify(facts);
    if (kept?.madeWith !== madeWith) {
      kept = { site: new CheckedSite(facts.origin), madeWith, readUpTo: null, texts: new Map() };
    }
    const current = kept;
    keepForAWhile();
    const categories = await findCategoryHeads(req.payload, facts);
    const changes = await findPostHeads(req.payload, facts, current.readUpTo);
    replaceChanged(current, [
      ...entries.map((entry, index) => placedEntry(entry, facts, index)),
      ...categories.map(placedCategory),
    ]);
    await replacePosts(current, changes);
    while (current.site.checkSome(checkedAtOnce)) await setImmediate();
    return current.site;
  });
}

interface PlacedPage {
  key: string;
  place: readonly number[];
  page: CheckedPage;
}

const nothing = { pageKey: null, recordId: null, postId: null, categoryId: null };

const placedEntry = (entry: SeoEntry, facts: SeoEntries['site'], index: number): PlacedPage => ({
  key: `page:${entry.pageKey}`,
  place: [0, index],
  page: {
    ...toPageToCheck(entry, facts, facts.origin + defaultPreviewPicturePath),
    ...nothing,
    pageKey: entry.pageKey,
    recordId: entry.recordId,
    // The row's time is also that of its copy.
    savedAt: Object.keys(entry.record).length > 0 ? entry.updatedAt : null,
  },
});

const placedCategory = (category: CategoryHead, index: number): PlacedPage => ({
  key: `category:${category.id}`,
  place: [1, index],
  page: {
    // Categories share the blog's preview image by design, so they count as having one.
    ...contentToCheck({ ...category, hasOwnPreviewPicture: true }),
    ...nothing,
    categoryId: category.id,
    savedAt: category.updatedAt,
  },
});

const placedPost = (post: PostHead): PlacedPage => ({
  key: `post:${post.id}`,
  place: [2, -(post.date?.getTime() ?? 0), -post.id],
  page: {
    ...contentToCheck({ ...post, hasOwnPreviewPicture: post.hasPicture }),
    ...nothing,
    postId: post.id,
    savedAt: post.updatedAt,
  },
});

async function replacePosts(current: Kept, { readUpTo, posts, gone }: PostHeads): Promise<void> {
  const { site } = current;
  // Remove all before adding any: two posts may have swapped positions.
  for (const id of [...gone, ...posts.map((post) => post.id)]) site.remove(`post:${id}`);
  for (const [index, post] of posts.entries()) {
    const { key, page, place } = placedPost(post);
    site.put(key, page, place);
    if (index % checkedAtOnce === checkedAtOnce - 1) await setImmediate();
  }
  current.readUpTo = readUpTo;
}

/** Pages and categories are few and read on every call. Updates changed ones and removes deleted ones. */
function replaceChanged({ site, texts }: Kept, placed: readonly PlacedPage[]): void {
  const gone = new Set(texts.keys());
  for (const { key, place, page } of placed) {
    gone.delete(key);
    const text = JSON.stringify([place, page]);
    if (texts.get(key) === text) continue;
    texts.set(key, text);
    site.put(key, page, place);
  }
  for (const key of gone) {
    texts.delete(key);
    site.remove(key);
  }
}

function keepForAWhile(): void {
  clearTimeout(forgetting);
  forgetting = setTimeout(() => {
    kept = undefined;
  }, forgetAfterMs).unref();
}
