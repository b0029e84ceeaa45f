import { Gauge, Histogram, type Registry } from 'prom-client';
import { onEvent } from '@/integrations/telemetry/siteEvents';
import type { InvalidationBus } from '../pageCache/InvalidationBus';

export type ObservedBus = Pick<InvalidationBus, 'silentSeconds'>;

/** Each instance polls twice a second. From three seconds on, visitors see changes too late. */
const secondsBuckets = [0.1, 0.25, 0.5, 1, 2, 3, 5, 15, 60, 300];

/** Measures how quickly this instance receives invalidations from others. */
export function measureBus(registry: Registry, bus: ObservedBus): void {
  const registers = [registry];
  const delay = new Histogram({
    name: 'site_bus_delay_seconds',
    help: 'How old news of other servers were when they were applied',
    buckets: secondsBuckets,
    registers,
  });
  onEvent('busDelay', ({ seconds }) => delay.observe(seconds));
  new Gauge({
    name: 'site_bus_silent_seconds',
    help: 'Since this server last asked for news and was answered',
    registers,
    collect() {
      this.set(bus.silentSeconds);
    },
  });
}
