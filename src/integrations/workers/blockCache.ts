import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Block } from '@/domain/blog/Body';

/** Size limit in characters of JSON: two of the largest bodies, or hundreds of usual ones. */
const maxCharacters = 4_000_000;

/** Next bundles several copies of a module; they share one cache. */
const place = Symbol.for('ai-advisory.keptReadings');
const shared: typeof globalThis & { [place]?: LRUCache<string, Block[]> } = globalThis;

/**
 * Caches the parsed blocks of long bodies by content: one post is read for its checks, reading time, search index and
 * page.
 */
export const blockCache = {
  get: (body: unknown): Block[] | undefined => readings().get(keyOf(JSON.stringify(body))),
  keep(body: unknown, blocks: Block[]): void {
    const json = JSON.stringify(body);
    readings().set(keyOf(json), blocks, { size: json.length });
  },
};

const readings = () => (shared[place] ??= new LRUCache({ maxSize: maxCharacters }));

const keyOf = (json: string): string => createHash('sha256').update(json).digest('base64');
