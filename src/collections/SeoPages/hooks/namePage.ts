import type { CollectionBeforeChangeHook, FieldHook } from 'payload';
import { shownPage } from '@/content/site/shownPages';
import { isPageKey } from '@/domain/seo/pageKeys';
import type { SeoPage } from '@/payload-types';

const nameOf = (key: unknown): string | null =>
  typeof key === 'string' && isPageKey(key) ? shownPage(key).name : null;

/** Stored for the list of the panel, which searches and sorts by it. */
export const namePage: CollectionBeforeChangeHook<SeoPage> = ({ data, originalDoc }) => ({
  ...data,
  name: nameOf(data.pageKey ?? originalDoc?.pageKey),
});

/** The site's own words may have changed since the row was written. */
export const showPageName: FieldHook<SeoPage> = ({ data, value }) => nameOf(data?.pageKey) ?? value;
