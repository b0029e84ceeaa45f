import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { foldText } from '@/domain/text/foldText';

/**
 * Returns industries that contain the input, ignoring case, or have a matching synonym (`words`, by industry): first
 * those that begin with it, then those with a word that does, then synonyms, or if there are none those where each word
 * of the input begins a word, then the rest. The first ones of the catalogue for empty input. At most 50.
 */
export function suggestIndustries(
  industries: readonly string[],
  typed: string,
  words: Readonly<Record<string, string>> = {},
): string[] {
  const query = plain(typed).trim().replace(/\s+/g, ' ');
  const forms = formsOf(query);
  const wordForms = query
    .split(' ')
    .filter((word) => !anyFirm.has(word))
    .map(formsOf);
  const placeOf = (industry: string): number => {
    const title = plain(industry);
    const synonyms = plain(words[industry] ?? '');
    if (forms.some((form) => title.startsWith(form))) return 0;
    if (forms.some((form) => title.includes(` ${form}`))) return 1;
    if (` ${synonyms}`.includes(` ${query}`)) return 2;
    if (forms.some((form) => title.includes(form))) return 3;
    const known = ` ${title} ${synonyms}`.replace(/[-/(]/g, ' ');
    const hasWord = (word: string[]) => word.some((form) => known.includes(` ${form}`));
    return wordForms.length > 0 && wordForms.every(hasWord) ? 4 : 5;
  };
  const placed = industries.map((industry) => ({ industry, place: placeOf(industry) }));
  const isFound = placed.some(({ place }) => place < 3);
  return (isFound ? [0, 1, 2, 3] : [4, 3])
    .flatMap((wanted) => placed.filter(({ place }) => place === wanted))
    .slice(0, analysisLimits.industrySuggestions)
    .map(({ industry }) => industry);
}

/** "Doctor’s", "doctor's" and "doctors" are one word. */
const plain = (text: string): string => foldText(text).replace(/['’]/g, '');

/** Titles are plural and name the activity: "bakery" should match "Bakeries", "manufacturer" "Manufacturing". */
const formsOf = (text: string): string[] => [
  text,
  text.replace(/y$/, 'ies'),
  text.replace(/(?<=\w{4})ers?$/, 'ing'),
];

/** Words that describe firms of every industry. */
const anyFirm = new Set('a an and business co company firm for inc llc of shop small the'.split(' '));
