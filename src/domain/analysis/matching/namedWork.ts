import { normalizeWords } from './readWords';

/**
 * Work that a single word names, where it is ruled out: "No AI in hiring", "No robot on the phone". What is to be done
 * about a trouble takes more words than that.
 */
const sameWork: readonly RegExp[] = [
  'phones?|telephones?',
  'hir(?:e|es|ing)|recruit(?:ing|ment)|applicants?|candidates?|resumes?|interviews?',
  'payroll|wages|salaries',
  'grad(?:e|es|ing)',
  'diagnos(?:e|es|is|ing)',
  'prescri(?:be|bing|ption|ptions)',
  'pricing|prices|quotes|quoting',
  'contracts?|agreements?',
  'copy|copywriting|articles',
  'complaints',
].map((words) => new RegExp(`\\b(?:${words})\\b`, 'u'));

/** The names of work that a prohibition names by such a word, each with the word. */
export function namedWork(prohibition: string, names: ReadonlySet<string>): { name: string; word: string }[] {
  const line = normalizeWords(prohibition);
  return sameWork.flatMap((work) => {
    const word = work.exec(line)?.[0];
    return word
      ? [...names].flatMap((name) => (work.test(normalizeWords(name)) ? [{ name, word }] : []))
      : [];
  });
}
