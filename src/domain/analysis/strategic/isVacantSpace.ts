import type { WorkMatch } from '../matching/matchWork';

const rentsSpace =
  /\b(?:property manage(?:rs?|ment)|lessors?|landlords?|hotels?|motels?|inns?|real estate agents?)\b/i;
const jobs =
  /\b(?:jobs?|positions?|roles?|hir(?:e|es|ing)|recruit\w*|staff|employees?|candidates?|applicants?)\b/i;

/** Whether the vacancies of a firm that rents out space were read as jobs. */
export const isVacantSpace = ({ subject, words }: WorkMatch, industry: string): boolean =>
  subject === 'hiring' && rentsSpace.test(industry) && /\bvacan/i.test(words) && !jobs.test(words);
