import type { Metadata } from 'next';
import { openGraphOfSite } from '@/components/site/openGraphOfSite';
import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import type { RenderedHead } from '@/domain/seo/renderHead';

interface Pictures {
  /** Absolute URL of the image that the site generates for the page: only its size is known. */
  own: string;
  /** Alt text of the Open Graph image, if not the title. */
  alt?: string | null | undefined;
}

/** Returns a rendered head as Next metadata. */
export async function headMetadata(head: RenderedHead, { own, alt }: Pictures): Promise<Metadata> {
  const picture = (url: string, title: string) => ({
    ...{ url, alt: (url === head.ogImage && alt) || title },
    ...(url === own ? previewPictureSize : {}),
  });
  return {
    title: { absolute: head.title },
    description: head.description,
    alternates: { canonical: head.canonicalUrl },
    ...(head.robots ? { robots: head.robots } : {}),
    openGraph: {
      ...(await openGraphOfSite()),
      title: head.ogTitle,
      description: head.ogDescription,
      url: head.canonicalUrl,
      images: [picture(head.ogImage, head.ogTitle)],
    },
    twitter: {
      card: 'summary_large_image',
      title: head.twitterTitle,
      description: head.twitterDescription,
      images: [picture(head.twitterImage, head.twitterTitle)],
    },
  };
}
