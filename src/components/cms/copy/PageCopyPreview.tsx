import type { ServerProps } from 'payload';
import { builtInWords } from '@/content/site/copy/pageWords';
import { isPageKey } from '@/domain/seo/pageKeys';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { CopyPreview } from './CopyPreview';

/** Preview beside a page's form. */
export async function PageCopyPreview({ id, payload, user }: ServerProps & { id: number }) {
  const page = { collection: 'seo-pages', id, depth: 0, overrideAccess: false, user } as const;
  const { pageKey } = await payload.findByID(page);
  if (!isPageKey(pageKey)) return null;
  const { promises } = await getFirmFacts();
  return <CopyPreview words={builtInWords(pageKey, promises)} />;
}
