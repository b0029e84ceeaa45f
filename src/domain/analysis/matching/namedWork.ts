import { normalizeWords } from './readWords';

/**
 * Work that a single word names, where it is what software is kept from: "No AI in hiring", "No robot on the phone". What
 * is to be done about a trouble takes more words than that.
 */
const workGroups: readonly RegExp[] = [
  'phones?|telephones?',
  'hir(?:e|es|ing)|recruit(?:ing|ment)|applicants?|candidates?|resumes?',
  'payroll|wages|salaries',
  'grad(?:e|es|ing)',
  'diagnos(?:e|es|is|ing)',
  'prescri(?:be|bing|ption|ptions)',
  'pricing|prices|quotes|quoting',
  'contracts?|agreements?',
  'copy|copywriting|articles',
  'complaints',
].map((words) => new RegExp(`\\b(?:${words})\\b`, 'u'));

/** What stands before the work that is meant; elsewhere in the sentence the same word may be who or why. */
const keptFrom =
  /\b(?:in|on|for|with|near|around|of|to|by|must not|may not|never|not|touch|set|do|answer|screen|rank|judge|read|handle|make|write) (?:\w+ ){0,2}?$/u;

/** The names of work that a prohibition names by such a word, each with the word. */
export function namedWork(prohibition: string, names: ReadonlySet<string>): { name: string; word: string }[] {
  const line = normalizeWords(prohibition);
  return workGroups.flatMap((work) => {
    const { 0: word = '', index = 0 } = work.exec(line) ?? {};
    return word && keptFrom.test(line.slice(0, index))
      ? [...names].flatMap((name) => (work.test(normalizeWords(name)) ? [{ name, word }] : []))
      : [];
  });
}
