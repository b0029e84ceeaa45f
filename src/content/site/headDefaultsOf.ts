import { pathOfPage } from '@/domain/seo/pageKeys';
import type { HeadDefaults } from '@/domain/seo/renderHead';
import { defaultShareImagePath, shareImagePath } from './shareImagePath';
import { shareTitles } from './sharePages';
import { shownPage, type ShownPageKey } from './shownPages';

/** The head of a page where its record is silent. */
export function headDefaultsOf(key: ShownPageKey): HeadDefaults {
  const { title, description, robots } = shownPage(key);
  const path = pathOfPage(key);
  const image = shareTitles.has(path) ? shareImagePath(path) : defaultShareImagePath;
  return { path, title, description, image, ...(robots ? { robots } : {}) };
}
