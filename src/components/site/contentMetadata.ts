import type { Metadata } from 'next';
import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import { openGraphOfSite } from '@/components/site/openGraphOfSite';
import { previewPicturePath } from '@/content/site/previewPicturePath';

interface PageHead {
  /** Below the site's origin; also the canonical address. */
  path: string;
  /** Without the firm's name, which the layout adds. */
  title: string;
  description: string;
  /** Where its preview picture is, when it isn't a page's own. */
  imagePath?: string;
  /** What it shows, if not the title. */
  imageAlt?: string;
}

/** The head of a page without a record of its own, such as a post: title, description, canonical address, previews. */
export async function contentMetadata({
  path,
  title,
  description,
  imagePath = previewPicturePath(path),
  imageAlt,
}: PageHead): Promise<Metadata> {
  const image = { url: imagePath, ...previewPictureSize, alt: imageAlt || title };
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { ...(await openGraphOfSite()), title, description, url: path, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
