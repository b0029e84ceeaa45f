/**
 * In each worker, before it reads the settings: a database and folders that no other worker touches. Then the site is
 * given time for its database, as the workers keep the machine busy.
 */
// Next's own first step on a server, without which it keeps no track of what a request makes stale.
import 'next/dist/server/node-environment-baseline.js';
import path from 'node:path';
import { inject } from 'vitest';

const url = inject('databaseUrls')[Number(process.env.VITEST_POOL_ID) - 1] ?? '';
const name = new URL(url).pathname.slice(1);

process.env.DATABASE_URL = url;
process.env.MEDIA_DIR = path.join('test-results', `media-${name}`);
process.env.OUTBOX_DIR = path.join('test-results', `outbox-${name}`);

const { waitPatiently } = await import('../helpers/databaseWaits');
await waitPatiently();
