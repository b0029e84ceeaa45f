import path from 'node:path';
import { env } from '@/env';

/** Directory of mail files while no mail server is configured. Relative settings start at the project root. */
export const outboxDirectory = path.resolve(/* turbopackIgnore: true */ process.cwd(), env.OUTBOX_DIR);
