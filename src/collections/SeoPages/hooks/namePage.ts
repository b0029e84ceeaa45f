import type { CollectionBeforeChangeHook, FieldHook } from 'payload';
import { shownPage } from '@/content/site/shownPages';
import { isPageKey } from '@/domain/seo/pageKeys';
import type { SeoPage } from '@/payload-types';

const nameOf = (key: unknown): string | null =>
  typeof key === 'string' && isPageKey(key) ? shownPage(key).name : null;

/** Stores the page's name, because the admin panel's list searches and sorts by it. */
export const namePage: CollectionBeforeChangeHook<SeoPage> = ({ data, originalDoc }) => ({
  ...data,
  name: nameOf(data.pageKey ?? originalDoc?.pageKey),
});

/** Returns the current name, which may have changed since the row was written. */
export const showPageName: FieldHook<SeoPage> = ({ data, value }) => nameOf(data?.pageKey) ?? value;
