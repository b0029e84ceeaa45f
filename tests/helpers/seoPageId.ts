import type { PageKey } from '@/domain/seo/pageKeys';
import { testPayload } from './testPayload';

/** The id of a page's row of search metadata. */
export async function seoPageId(pageKey: PageKey): Promise<number> {
  const payload = await testPayload();
  const { docs } = await payload.find({ collection: 'seo-pages', where: { pageKey: { equals: pageKey } } });
  return docs[0]?.id ?? 0;
}
