import type { PageKey } from '@/domain/seo/pageKeys';
import { companyCopy } from './companyCopy';
import { landingCopy } from './landingCopy';
import type { CopyOverrides, PageCopy } from './PageCopy';
import { serviceCopy } from './serviceCopy';

/** The built-in words that marketers can replace in the panel, by page. A page without an entry has none. */
export const builtInCopy = { landing: landingCopy, ...companyCopy, ...serviceCopy } as const satisfies {
  readonly [Key in PageKey]?: PageCopy;
};

export type CopyKey = keyof typeof builtInCopy;

/** The words of a page as they are shown. */
export type CopyOf<Key extends CopyKey> = {
  readonly [Section in keyof (typeof builtInCopy)[Key]]: {
    readonly [Field in keyof (typeof builtInCopy)[Key][Section]]: string;
  };
};

/** Returns a page's copy with its replaced words. Overrides of sections or fields that no longer exist are ignored. */
export function copyWith<Key extends CopyKey>(key: Key, { sections = {} }: CopyOverrides): CopyOf<Key> {
  const builtIn: PageCopy = builtInCopy[key];
  return Object.fromEntries(
    Object.entries(builtIn).map(([section, words]) => [
      section,
      Object.fromEntries(
        Object.entries(words).map(([field, word]) => [field, sections[section]?.[field] || word]),
      ),
    ]),
  ) as CopyOf<Key>;
}
