import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import type { HeadDefaults } from '@/domain/seo/renderHead';
import { defaultPreviewPicturePath, previewPicturePath } from './previewPicturePath';
import { shownPage } from './shownPages';

/** Returns the metadata of a page for the fields that its record leaves empty. */
export function headDefaultsOf(key: PageKey): HeadDefaults {
  const { title, description, previewTitle, robots } = shownPage(key);
  const path = pathOfPage(key);
  const image = previewTitle ? previewPicturePath(path) : defaultPreviewPicturePath;
  return { path, title, description, image, ...(robots ? { robots } : {}) };
}
