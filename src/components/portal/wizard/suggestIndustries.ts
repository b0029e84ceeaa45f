import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { foldText } from '@/domain/text/foldText';

/**
 * Returns industries that contain the input, ignoring case, followed by those with a matching synonym (`words`, by
 * industry); the first ones for empty input. At most 50.
 */
export function suggestIndustries(
  industries: readonly string[],
  typed: string,
  words: Readonly<Record<string, string>> = {},
): string[] {
  const query = foldText(typed).trim().replace(/\s+/g, ' ');
  // Titles are plural and name the activity: "bakery" should match "Bakeries", "manufacturer" "Manufacturing".
  const forms = [query, query.replace(/y$/, 'ies'), query.replace(/(?<=\w{4})ers?$/, 'ing')];
  const titled = industries.filter((title) => forms.some((form) => foldText(title).includes(form)));
  const called = industries.filter(
    (title) => !titled.includes(title) && ` ${foldText(words[title] ?? '')}`.includes(` ${query}`),
  );
  return [...titled, ...called].slice(0, analysisLimits.industrySuggestions);
}
