import { normalizeWords } from './readWords';

/**
 * Work that a single word names, where it is what software is kept from: "No AI in hiring", "No robot on the phone". What
 * is to be done about a trouble takes more words than that.
 */
const workGroups: readonly RegExp[] = [
  'phones?|telephones?',
  'hir(?:e|es|ed|ing)|recruit(?:ing|ment)|applicants?|candidates?|resumes?',
  'payroll|wages|salaries',
  'grad(?:e|es|ing)',
  'diagnos(?:e|es|is|ing)',
  'prescri(?:be|bing|ption|ptions)',
  'pricing|prices|quotes|quoting',
  'contracts?|agreements?',
  'copy|copywriting|articles',
  'complaints',
  'refunds?',
  'performance reviews?|appraisals?',
].map((words) => new RegExp(`\\b(?:${words})\\b`, 'u'));

/** What stands before the work that is meant; elsewhere in the sentence the same word may be who or why. */
const keptFrom =
  /\b(?:in|on|for|with|near|around|of|to|by|about|over|must not|may not|never|not|touch|set|do|answer|screen|rank|judge|read|handle|make|write|approve|aprove|sign|signoff|confirm|authorize|authorise|away from|who gets|who is|who we) (?:\w+ ){0,2}?$/u;
/** Or the sentence begins with it and says where it stays: "Hiring has to stay with people". */
const beginning = /^(?:(?:the|all|every|each|any|our|final|no) ){0,2}$/u;
const staysThere =
  /^(?: (?:decisions?|calls|approvals?|choices|requests|payouts?)){0,2} (?:must|has to|have to|should|shall|needs?|requires?|stays?|remains?|(?:is|are) to|may only|can only|without)\b/u;

/** The names of work that a prohibition names by such a word, each with the word. */
export function namedWork(prohibition: string, names: ReadonlySet<string>): { name: string; word: string }[] {
  const line = normalizeWords(prohibition);
  return workGroups.flatMap((work) => {
    const { 0: word = '', index = 0 } = work.exec(line) ?? {};
    const [before, after] = [line.slice(0, index), line.slice(index + word.length)];
    return word && (keptFrom.test(before) || (beginning.test(before) && staysThere.test(after)))
      ? [...names].flatMap((name) => (work.test(normalizeWords(name)) ? [{ name, word }] : []))
      : [];
  });
}
