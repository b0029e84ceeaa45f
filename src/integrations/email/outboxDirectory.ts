import path from 'node:path';
import { env } from '@/env';

/** Where mails are kept as files while no mail server is configured. Relative settings start at the project. */
export const outboxDirectory = path.resolve(/* turbopackIgnore: true */ process.cwd(), env.OUTBOX_DIR);
