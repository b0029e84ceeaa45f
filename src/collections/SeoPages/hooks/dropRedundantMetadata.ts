import type { CollectionBeforeChangeHook } from 'payload';
import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import { isPageKey } from '@/domain/seo/pageKeys';
import { toSeoRecord } from '@/domain/seo/SeoRecord';
import { inheritingFieldNames, withoutInherited } from '@/domain/seo/withoutInherited';
import type { SeoPage } from '@/payload-types';
import { firmNameOf } from '@/queries/firmNameOf';
import { siteOrigin } from '@/queries/siteOrigin';

/** Clears values that the page has by default, for every API that writes the record (0070). */
export const dropRedundantMetadata: CollectionBeforeChangeHook<SeoPage> = async ({
  data,
  originalDoc,
  req,
}) => {
  const whole = { ...originalDoc, ...data };
  if (!whole.pageKey || !isPageKey(whole.pageKey)) return data;
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    req,
  });
  const site = { origin: siteOrigin, firmName: firmNameOf(settings) };
  const own = withoutInherited(toSeoRecord(whole), headDefaultsOf(whole.pageKey), site);
  return { ...data, ...Object.fromEntries(inheritingFieldNames.map((field) => [field, own[field] ?? null])) };
};
