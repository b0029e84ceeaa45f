import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Block } from '@/domain/blog/Body';

/** In characters of bodies as JSON: two of the largest, or hundreds of usual ones. */
const maxCharacters = 4_000_000;

/** Next keeps several copies of a module; what one has read is for all of them. */
const place = Symbol.for('ai-advisory.keptReadings');
const shared: typeof globalThis & { [place]?: LRUCache<string, Block[]> } = globalThis;

/**
 * Bodies with much Markdown as pages show them, by what they consist of: a post is read for its check, for its reading
 * time, for the search and for its page.
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
