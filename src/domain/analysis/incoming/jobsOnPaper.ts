import { phrase } from '../phrase';

const recruiting = String.raw`\b(?:openings?|vacanc\w+|recruit\w*|hir(?:es?|ed|ing)|candidates?|applicants?|applications?|r[eé]sum[eé]s?|positions?|ads?|advertis\w+|indeed|linkedin|ziprecruiter|glassdoor|online)\b`;
/** Not where openings are posted. The sentence is searched only at a job board. */
const notOfRecruiting = String.raw`(?<!(?:${recruiting}|\bpost\w*\b(?=.*\bboards\b))[^.!?]{0,60})(?!job boards?\b[^.!?]{0,60}${recruiting})`;

/** Paper that travels with a job, or a board that shows where it is: until it is in software, nobody can look it up. */
export const jobsOnPaper = phrase`\b(?:(?:job|shop|work|paper|production) (?:travelers?|packets?|jackets?|cards?|tickets?|folders?)|router sheets?|white ?boards?|clip ?boards?|(?:production|status) boards?|(?=job board)${notOfRecruiting}job boards?|paper (?:packets?|folders?))\b`;

/** The task whose answers need to know where a job is. */
export const orderStatus = 'Answering order-status questions';

const ofJobs = /\b(?:jobs?|orders?|work|production|shop|floor)\b/i;
const isGone = /\b(?:no longer|no more|got rid|used to|instead of|without|replaced|stopped)\b/i;

/** Whether a sentence says so of jobs today. */
export const saysJobsOnPaper = (sentence: string): boolean =>
  jobsOnPaper.test(sentence) && ofJobs.test(sentence) && !isGone.test(sentence);
