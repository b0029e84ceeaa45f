import {
  categorySearchMetadataHref,
  pageSearchMetadataHref,
  postSearchMetadataHref,
} from '@/content/admin/seo';
import type { CheckedPageAnswer } from '@/schemas/seo';

/** Returns the address in the panel at which the metadata of a page, post or category can be edited. */
export function editorHref({ recordId, postId, categoryId }: CheckedPageAnswer): string {
  if (postId !== null) return postSearchMetadataHref(postId);
  if (categoryId !== null) return categorySearchMetadataHref(categoryId);
  return pageSearchMetadataHref(recordId);
}
