import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goneTag } from '@/domain/caching/goneTag';
import { PageCache, staleMs, type RenderTask, type RenderOutcome, type CacheLookup } from './PageCache';
import { CacheInvalidation } from './CacheInvalidation';
import type { CachedResponse } from './CachedResponse';

const freshMs = 60_000;
const pages = ['/', '/blog/a'] as const;
type Page = (typeof pages)[number];
const tagsOf: Record<Page, string[]> = {
  '/': ['home', 'posts'],
  '/blog/a': ['posts', 'post:a'],
};
const allTags = ['home', 'posts', 'post:a'];
const endings = ['well', 'well', 'well', 'badly', 'badly', 'away', 'missing'] as const;

/** A response with the versions of its sources. */
interface Written extends CachedResponse {
  versions: Record<string, number>;
}

/** Model of the site and of the responses that its visitors get. */
class World {
  nowMs = 1_000_000;
  readonly expiry = new CacheInvalidation();
  readonly renewals: string[] = [];
  readonly store = new PageCache({
    invalidation: this.expiry,
    maxBytes: 1_000_000,
    renew: (key) => this.renewals.push(key),
    nowMs: () => this.nowMs,
  });
  versions: Record<string, number> = Object.fromEntries(allTags.map((tag) => [tag, 1]));
  /** Versions that nobody may be shown any more, whatever fails. */
  readonly gone = new Map<string, number>();
  readonly failing = new Set<Page>();
  readonly keptAtMs = new Map<CachedResponse, number>();
  renders: { page: Page; startedAt: number; versions: World['versions']; lead: RenderTask }[] = [];
  waiting = 0;

  publish(tag: string): void {
    this.versions = { ...this.versions, [tag]: (this.versions[tag] ?? 0) + 1 };
    this.expiry.expire([tag]);
  }

  unpublish(tag: string): void {
    this.versions = { ...this.versions, [tag]: (this.versions[tag] ?? 0) + 1 };
    this.gone.set(tag, this.versions[tag] ?? 0);
    this.expiry.expire([tag, goneTag(tag)]);
  }

  async ask(page: Page, anew = false): Promise<void> {
    const { versions } = this;
    const gone = new Map(this.gone);
    this.waiting += 1;
    const taken: CacheLookup = await this.store.lookup(page, { refresh: anew });
    this.waiting -= 1;
    if (taken === 'own') return;
    if ('task' in taken) {
      expect(this.renders.filter((render) => render.page === page)).toEqual([]);
      this.renders.push({ page, startedAt: this.expiry.now, versions: this.versions, lead: taken.task });
      return;
    }
    this.#judge(page, taken.response as Written, versions, gone);
  }

  /** Ends a render with this outcome. */
  async finish(which: number, how: 'well' | 'badly' | 'away' | 'missing'): Promise<void> {
    const [render] = this.renders.splice(which % Math.max(1, this.renders.length), 1);
    if (!render) return;
    const { page, startedAt, versions, lead } = render;
    const answer: Written = {
      status: 200,
      etag: '',
      knownHeaders: {},
      forms: {} as never,
      bytes: 100,
      versions,
    };
    this.keptAtMs.set(answer, this.nowMs);
    if (how === 'badly') this.failing.add(page);
    const freshUntilMs = this.nowMs + freshMs;
    const making = { at: startedAt, tags: tagsOf[page], freshUntilMs, mayServeStale: true };
    const outcomes: Record<typeof how, RenderOutcome> = {
      well: { cached: { response: answer, sources: making } },
      badly: 'failed',
      away: 'left',
      missing: 'own',
    };
    const standIn = lead.settle(outcomes[how]);
    if (how === 'well' && !this.expiry.hasExpired(tagsOf[page], startedAt)) this.failing.delete(page);
    if (standIn) this.#judge(page, standIn as Written, this.versions, this.gone);
    await settled();
  }

  #judge(page: Page, answer: Written, asked: World['versions'], gone: Map<string, number>): void {
    const age = this.nowMs - (this.keptAtMs.get(answer) ?? Number.NaN);
    expect(age).toBeLessThanOrEqual(freshMs + staleMs);
    for (const tag of tagsOf[page]) {
      const shown = answer.versions[tag] ?? 0;
      expect(shown).toBeGreaterThanOrEqual(gone.get(tag) ?? 0);
      if (!this.failing.has(page)) expect(shown).toBeGreaterThanOrEqual(asked[tag] ?? 0);
    }
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

const step = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), page: fc.constantFrom(...pages), anew: fc.boolean() }),
  fc.record({
    do: fc.constant('finish' as const),
    which: fc.nat(5),
    how: fc.constantFrom(...endings),
  }),
  fc.record({ do: fc.constant('publish' as const), tag: fc.constantFrom(...allTags) }),
  fc.record({ do: fc.constant('unpublish' as const), tag: fc.constantFrom(...allTags) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 5_000, 61_000, 400_000) }),
);

describe('PageCache', () => {
  it('shows nobody less than what was true when they asked, and leaves nobody waiting', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
        const world = new World();
        const asked: Promise<void>[] = [];
        for (const one of steps) {
          if (one.do === 'ask') asked.push(world.ask(one.page, one.anew));
          else if (one.do === 'finish') await world.finish(one.which, one.how);
          else if (one.do === 'publish') world.publish(one.tag);
          else if (one.do === 'unpublish') world.unpublish(one.tag);
          else world.nowMs += one.ms;
          await settled();
        }
        while (world.renders.length > 0) await world.finish(0, 'well');
        await Promise.all(asked);
        expect(world.waiting).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('has one answer made for all who ask for it at once', async () => {
    const world = new World();
    const asked = Array.from({ length: 200 }, () => world.ask('/'));
    await settled();
    expect(world.renders).toHaveLength(1);
    await world.finish(0, 'well');
    await Promise.all(asked);
    expect(world.renders).toHaveLength(0);
  });

  it('shows an answer that is over its time while one, and only one, is made', async () => {
    const world = new World();
    await world.ask('/');
    await world.finish(0, 'well');
    world.nowMs += freshMs + 1;
    expect(world.store.peek('/')).not.toBeNull();
    expect(world.store.peek('/')).not.toBeNull();
    expect(world.renewals).toEqual(['/']);
    world.nowMs += staleMs;
    expect(world.store.peek('/')).toBeNull();
  });

  it('tries again with pauses that grow what could not be made', async () => {
    const world = new World();
    await world.ask('/');
    await world.finish(0, 'well');
    world.nowMs += freshMs + 1;
    const tries: number[] = [];
    for (let second = 0; second < 20; second += 1) {
      const before = world.renewals.length;
      world.store.peek('/');
      if (world.renewals.length > before) {
        tries.push(second);
        await world.ask('/', true);
        await world.finish(0, 'badly');
      }
      world.nowMs += 1_000;
    }
    expect(tries).toEqual([0, 1, 3, 7, 15]);
  });

  it('has made anew what has changed and is read, and forgets what is gone', async () => {
    const world = new World();
    for (const page of pages) {
      await world.ask(page);
      await world.finish(0, 'well');
    }
    world.store.peek('/');
    world.publish('posts');
    expect(world.renewals).toEqual(['/']);
    world.unpublish('post:a');
    expect(world.store.keys).not.toContain('/blog/a');
  });

  it('lets nobody wait where there is nothing to keep, until something changes', async () => {
    const world = new World();
    await world.ask('/');
    await world.finish(0, 'missing');
    expect(await world.store.lookup('/')).toBe('own');
    world.publish('posts');
    const { task } = (await world.store.lookup('/')) as { task: RenderTask };
    world.publish('posts');
    task.settle('own');
    expect(await world.store.lookup('/')).toHaveProperty('task');
  });

  it('counts what it keeps once, however often it is made', async () => {
    const world = new World();
    for (let round = 0; round < 3; round += 1) {
      await world.ask('/', true);
      await world.finish(0, 'well');
    }
    expect(world.store.bytes).toBe(100);
  });
});
