import type { Metadata } from 'next';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { contentHead, type ContentToDescribe } from '@/domain/seo/contentHead';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';
import { headMetadata } from './headMetadata';

interface PageContent extends Omit<ContentToDescribe, 'image'> {
  /** Address of the preview image, unless the page has its own. */
  imagePath?: string;
  /** Its alt text, if not the title. */
  imageAlt?: string | null | undefined;
}

/**
 * Returns the metadata of a page without a record of its own, such as a post: title, description, canonical address,
 * previews.
 */
export async function contentMetadata({
  path,
  title,
  description,
  canonicalUrl,
  noIndex,
  imagePath = previewPicturePath(path),
  imageAlt,
}: PageContent): Promise<Metadata> {
  const { firmName } = await getSiteSettings();
  const content = { path, title, description, image: imagePath, canonicalUrl, noIndex };
  const head = contentHead(content, { origin: siteOrigin, firmName });
  return headMetadata(head, { own: `${siteOrigin}${imagePath}`, alt: imageAlt });
}
