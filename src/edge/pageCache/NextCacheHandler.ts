import { LRUCache } from 'lru-cache';
import { currentRenderScope, freshUntil } from '@/integrations/pageCache/renderScope';
import { cacheInvalidation } from './CacheInvalidation';

/** Next's cache values; of their fields only those that are used here. */
type Value =
  | { kind: 'FETCH'; data: { body?: string }; revalidate?: number | false }
  | {
      kind: 'APP_PAGE';
      html: string;
      rscData?: Buffer;
      segmentData?: Map<string, Buffer>;
      headers?: Headers;
      status?: number;
    }
  | { kind: 'APP_ROUTE'; body: Buffer; headers?: Headers; status?: number };
type Headers = Record<string, unknown>;

interface Entry {
  /** HTML is kept as bytes, which take half the memory. */
  value: Value;
  html?: Buffer;
  tags: readonly string[];
  /** When its render began. */
  madeAt: number;
  freshUntilMs: number;
  bytes: number;
}

interface GetContext {
  kind: string;
  tags?: string[];
  softTags?: string[];
}

interface SetContext {
  tags?: string[];
  cacheControl?: { revalidate?: number | false };
}

const mebibyte = 1024 * 1024;
const lru = (mebibytes: number) =>
  new LRUCache<string, Entry>({ maxSize: mebibytes * mebibyte, sizeCalculation: ({ bytes }) => bytes });

/**
 * Rendered pages. Query results have a store of their own, and so have responses other than 200, which any client can
 * multiply.
 */
const pages = lru(32);
const queries = lru(8);
const others = lru(4);

const tagsHeader = 'x-next-cache-tags';
/** Estimated size of headers, keys and objects. */
const overheadBytes = 1_000;

/**
 * Cache handler for Next (https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath).
 * Next's own cache treats a page as fresh when its render began before a change and ended after it, and serves an
 * expired page once more while it renders the next. Here an entry is as old as the request that started its render, and
 * expired entries are missing. The cache is in memory only: a build renders pages without a database, so none of them
 * may be served.
 */
export default class NextCacheHandler {
  readonly #startedAt = currentRenderScope()?.startedAt ?? cacheInvalidation.now;

  get(key: string, { kind, tags = [], softTags = [] }: GetContext): Promise<object | null> {
    const store = kind === 'FETCH' ? queries : pages;
    const entry = store.get(key) ?? (kind === 'FETCH' ? undefined : others.get(key));
    if (!entry || !isFresh(entry, [...tags, ...softTags])) return Promise.resolve(null);
    if (kind !== 'FETCH') noteOrigin(entry);
    const { value, html } = entry;
    // Expired entries count as missing, so Next must take this one as fresh.
    return Promise.resolve({
      lastModified: Date.now(),
      value: html ? { ...value, html: html.toString() } : value,
    });
  }

  set(key: string, value: Value | null, { tags: given, cacheControl }: SetContext): Promise<void> {
    if (!value) return Promise.resolve();
    const isQuery = value.kind === 'FETCH';
    const tags = isQuery ? (given ?? []) : tagsOf(value.headers);
    const seconds = isQuery ? value.revalidate : cacheControl?.revalidate;
    const entry: Entry = {
      ...withoutText(value),
      tags,
      madeAt: this.#startedAt,
      freshUntilMs: freshUntil(
        typeof seconds === 'number' ? Date.now() + seconds * 1_000 : Number.POSITIVE_INFINITY,
      ),
      bytes: overheadBytes + sizeOf(value),
    };
    if (!isFresh(entry, [])) return Promise.resolve();
    if (!isQuery) noteOrigin(entry);
    storeOf(value).set(key, entry);
    return Promise.resolve();
  }

  revalidateTag(tags: string | string[]): Promise<void> {
    cacheInvalidation.expire([tags].flat());
    return Promise.resolve();
  }

  resetRequestCache(): void {
    // Nothing is cached per request.
  }
}

const isFresh = ({ tags, madeAt, freshUntilMs }: Entry, moreTags: readonly string[]): boolean =>
  Date.now() < freshUntilMs && !cacheInvalidation.hasExpired([...tags, ...moreTags], madeAt);

function noteOrigin({ madeAt, tags, freshUntilMs }: Entry): void {
  const origin = currentRenderScope();
  if (origin) origin.making = { at: madeAt, tags, freshUntilMs, mayServeStale: true };
}

function tagsOf(headers: Headers | undefined): string[] {
  const written = headers?.[tagsHeader];
  return typeof written === 'string' ? written.split(',') : [];
}

function storeOf(value: Value): LRUCache<string, Entry> {
  if (value.kind === 'FETCH') return queries;
  return (value.status ?? 200) === 200 ? pages : others;
}

const withoutText = (value: Value): Pick<Entry, 'value' | 'html'> =>
  value.kind === 'APP_PAGE' ? { value: { ...value, html: '' }, html: Buffer.from(value.html) } : { value };

function sizeOf(value: Value): number {
  if (value.kind === 'FETCH') return 2 * (value.data.body?.length ?? 0);
  if (value.kind === 'APP_ROUTE') return value.body.byteLength;
  const segments = [...(value.segmentData?.values() ?? [])].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  );
  return value.html.length + (value.rscData?.byteLength ?? 0) + segments;
}
