import type { JSONFieldServerProps } from 'payload';
import { builtInWords } from '@/content/site/copy/pageWords';
import { isPageKey } from '@/domain/seo/pageKeys';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { CopyForm } from './CopyForm';

type PageCopyFieldProps = JSONFieldServerProps & { path: string; readOnly?: boolean };

/** The tab Copy of a page's form. The server sends only the built-in words of this page. */
export async function PageCopyField({ data, path, readOnly = false }: PageCopyFieldProps) {
  const key = String(data.pageKey);
  if (!isPageKey(key)) return null;
  const { promises } = await getFirmFacts();
  return <CopyForm path={path} words={builtInWords(key, promises)} isReadOnly={readOnly} />;
}
