import { env } from '@/env';

/** The site's public address without a slash at the end. */
export const siteOrigin = new URL(env.SITE_URL).origin;
