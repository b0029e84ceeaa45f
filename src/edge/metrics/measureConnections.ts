import { Gauge, type Registry } from 'prom-client';
import { openedPool } from '@/integrations/database/openedPool';

/** The site's connections to the database. */
export function measureConnections(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections to the database, by what they do',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount = 0, idleCount = 0 } = openedPool() ?? {};
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
    },
  });
  new Gauge({
    name: 'site_database_waiting',
    help: 'Who waits for a connection to the database',
    registers,
    collect() {
      this.set(openedPool()?.waitingCount ?? 0);
    },
  });
}
