import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { foldText } from '@/domain/text/foldText';

/**
 * Returns industries that contain the input, ignoring case, or have a matching synonym (`words`, by industry): first
 * those that begin with it, then those with a word that does, then synonyms, then the rest. The first ones of the
 * catalogue for empty input. At most 50.
 */
export function suggestIndustries(
  industries: readonly string[],
  typed: string,
  words: Readonly<Record<string, string>> = {},
): string[] {
  const query = plain(typed).trim().replace(/\s+/g, ' ');
  // Titles are plural and name the activity: "bakery" should match "Bakeries", "manufacturer" "Manufacturing".
  const forms = [query, query.replace(/y$/, 'ies'), query.replace(/(?<=\w{4})ers?$/, 'ing')];
  const placeOf = (industry: string): number => {
    const title = plain(industry);
    if (forms.some((form) => title.startsWith(form))) return 0;
    if (forms.some((form) => title.includes(` ${form}`))) return 1;
    if (` ${plain(words[industry] ?? '')}`.includes(` ${query}`)) return 2;
    return forms.some((form) => title.includes(form)) ? 3 : 4;
  };
  const placed = industries.map((industry) => ({ industry, place: placeOf(industry) }));
  return [0, 1, 2, 3]
    .flatMap((wanted) => placed.filter(({ place }) => place === wanted))
    .slice(0, analysisLimits.industrySuggestions)
    .map(({ industry }) => industry);
}

/** "Doctor’s", "doctor's" and "doctors" are one word. */
const plain = (text: string): string => foldText(text).replace(/['’]/g, '');
