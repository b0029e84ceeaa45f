import { serializeJsonLd } from '@/domain/seo/serializeJsonLd';

/**
 * Structured data as JSON-LD. Browsers don't execute it, and its content is escaped so that it can't close the element.
 */
export function JsonLdScript({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;
}
