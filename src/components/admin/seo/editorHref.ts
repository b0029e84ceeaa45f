import { categorySearchMetadataHref, postSearchMetadataHref } from '@/content/admin/seo';
import type { CheckedPageAnswer } from '@/schemas/seo';

/** Signed-in pages have metadata but no editor on them; the CMS has their fields too. */
const withoutEditor: ReadonlySet<string | null> = new Set(['dashboard', 'admin']);

/** Returns the address at which the metadata of a page, post or category can be edited. */
export function editorHref({ path, pageKey, postId, categoryId }: CheckedPageAnswer): string {
  if (postId !== null) return postSearchMetadataHref(postId);
  if (categoryId !== null) return categorySearchMetadataHref(categoryId);
  return withoutEditor.has(pageKey) ? '/cms/collections/seo-pages' : `${path}?seo=edit`;
}
