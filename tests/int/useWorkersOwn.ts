/**
 * In each worker, before it reads the settings: a database and folders that no other worker touches. Then the site is
 * given time for its database, as the workers keep the machine busy.
 */
// Next's own first step on a server, without which it keeps no track of what a request makes stale.
import 'next/dist/server/node-environment-baseline.js';
import path from 'node:path';
import { inject } from 'vitest';

const worker = Number(process.env.VITEST_POOL_ID);

process.env.DATABASE_URL = inject('databaseUrls')[worker - 1];
process.env.MEDIA_DIR = path.join('test-results', `media-${worker}`);
process.env.OUTBOX_DIR = path.join('test-results', `outbox-${worker}`);

const { waitPatiently } = await import('../helpers/databaseWaits');
await waitPatiently();
