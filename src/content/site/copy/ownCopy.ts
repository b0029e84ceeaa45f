import type { CopyOverrides, PageCopy, PageWords } from './PageCopy';

type IsOwn = (words: string, section: string, field: string) => boolean;

/** Returns the overrides without words that aren't the record's own; null if nothing is left. */
function filterCopy({ sections = {}, questions = [] }: CopyOverrides, isOwn: IsOwn): CopyOverrides | null {
  const own = Object.entries(sections).flatMap(([section, words]) => {
    const kept = Object.entries(words).filter(([field, word]) => isOwn(word, section, field));
    return kept.length > 0 ? [[section, Object.fromEntries(kept)] as const] : [];
  });
  if (own.length === 0 && questions.length === 0) return null;
  return {
    ...(own.length > 0 && { sections: Object.fromEntries(own) }),
    ...(questions.length > 0 && { questions }),
  };
}

/** Drops empty words, which mean the built-in ones. */
export const withoutEmpty = (copy: CopyOverrides): CopyOverrides | null =>
  filterCopy(copy, (words) => words !== '');

/** Drops words that are empty or equal to the built-in ones. */
export function ownCopy(copy: CopyOverrides, builtIn: PageWords): CopyOverrides | null {
  const isBuiltIn = JSON.stringify(copy.questions) === JSON.stringify(builtIn.questions);
  return filterCopy(isBuiltIn ? { ...copy, questions: [] } : copy, (words, section, field) => {
    const fields: Readonly<Record<string, string>> = builtIn.sections[section] ?? {};
    return words !== '' && words !== fields[field];
  });
}

/** Drops words of sections and fields that the page no longer has, and questions if it has none. */
export const knownCopy = (
  { questions = [], ...copy }: CopyOverrides,
  sections: PageCopy,
): CopyOverrides | null =>
  filterCopy({ ...copy, questions: sections.questions ? questions : [] }, (_, section, field) =>
    Object.hasOwn(sections[section] ?? {}, field),
  );
