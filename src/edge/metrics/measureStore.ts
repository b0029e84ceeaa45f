import { Counter, Gauge, type Registry } from 'prom-client';
import type { AnswerStore } from '../answers/AnswerStore';

export type WatchedStore = Pick<AnswerStore, 'counts' | 'bytes' | 'keys'>;

/** What is kept to be sent again. The store counts; what it counted is copied when somebody asks. */
export function measureStore(registry: Registry, store: WatchedStore): void {
  const registers = [registry];
  new Counter({
    name: 'site_kept_answers_total',
    help: 'Requests for what may be kept: sent from memory (fresh, stale), made, renewed ahead of visitors, or made for one (own)',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { evicted: _, ...outcomes } = store.counts;
      this.reset();
      for (const [outcome, times] of Object.entries(outcomes)) this.inc({ outcome }, times);
    },
  });
  new Counter({
    name: 'site_kept_answers_evicted_total',
    help: 'Answers that were dropped because there was no room for all',
    registers,
    collect() {
      this.reset();
      this.inc(store.counts.evicted);
    },
  });
  new Gauge({
    name: 'site_kept_answers',
    help: 'Answers that are kept',
    registers,
    collect() {
      this.set(store.keys.length);
    },
  });
  new Gauge({
    name: 'site_kept_answers_bytes',
    help: 'Size of all answers that are kept, in all their forms',
    registers,
    collect() {
      this.set(store.bytes);
    },
  });
}
