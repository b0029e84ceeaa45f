/** Before each file: what tests have left behind, perhaps under another fault, must not decide about this one. */
import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import { copyDatabase } from '../database/throwawayCluster.mjs';
import { TEST_SERVER_URL } from '../testing/testDatabase.mjs';

const name = new URL(inject('databaseUrls')[0] ?? '').pathname.slice(1);

// The address that every worker begins with is that of the original.
await copyDatabase(process.env[TEST_SERVER_URL] ?? '', process.env.DATABASE_URL ?? '', name);
for (const kept of ['media', 'outbox'])
  rmSync(`test-results/${kept}-${name}`, { recursive: true, force: true });
