import { randomUUID } from 'node:crypto';
import { env } from '@/env';

/** Returns a Message-ID for a mail that later ones refer to (RFC 5322, 3.6.4). */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(env.SITE_URL).hostname}>`;
