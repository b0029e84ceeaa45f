import { env } from '@/env';

/** The site's origin, without a trailing slash. */
export const siteOrigin = new URL(env.SITE_URL).origin;
