/** Paper that travels with a job, or a board that shows where it is: until it is in software, nobody can look it up. */
export const jobsOnPaper =
  /\b(?:(?:job|shop|work|paper) (?:travelers?|packets?|jackets?|cards?|tickets?|folders?)|travelers?|router sheets?|white ?boards?|clip ?boards?|(?:job|production|status) boards?|paper (?:packets?|folders?))\b/iu;

/** The task whose answers need to know where a job is. */
export const orderStatus = 'Answering order-status questions';
