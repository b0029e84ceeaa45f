import type { CollectionBeforeChangeHook } from 'payload';
import type { SeoPage } from '@/payload-types';

/** Records who saves, so that each version names them. Null for scripts. */
export const signSeoPage: CollectionBeforeChangeHook<SeoPage> = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
});
