import { copyWith, type CopyKey, type CopyOf } from '@/content/site/copy/builtInCopy';
import { getPageRecord } from './seo/getPageRecord';

/** Returns the words of a public page: the record's, and the built-in ones where it has none. */
export async function getPageCopy<Key extends CopyKey>(key: Key): Promise<CopyOf<Key>> {
  const { copy } = await getPageRecord(key);
  return copyWith(key, copy);
}
