import type { CollectionBeforeChangeHook } from 'payload';
import type { SeoPage } from '@/payload-types';

/** Notes who saves, so that each version says it. Nobody, where a command saves. */
export const signSeoPage: CollectionBeforeChangeHook<SeoPage> = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
});
