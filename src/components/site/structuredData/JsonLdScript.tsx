import { serializeJsonLd } from '@/domain/seo/serializeJsonLd';

/** Structured data in the page. Browsers don't run it, and nothing in it can end the element. */
export function JsonLdScript({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;
}
