/** Copy of the public sample report. */
export const samplePage = {
  heading: 'A whole report, in the open',
  title: 'A Whole Sample AI Opportunity Report',
  description:
    'Read a complete AI opportunity report before you sign up: hours, dollars, cost, payback and a plan, with all the math shown.',
  lede: 'This is what you get at the end of the eleven steps, from the first page to the last figure. Nothing is cut out, and you can change its numbers below.',
  note: 'The business and its answers are invented: a distributor of industrial parts. The report isn’t: the same engine that counts for clients made it.',
  pdf: 'Download it as a PDF',
  closing: 'Your own begins with eleven questions',
  link: 'Read a whole sample report',
};

/** Copy beside the sample on the landing page. */
export const sampleBand = {
  title: 'One task is a start. The report adds up all of them',
  words: [
    'The free assessment asks for the work of every department you choose, and counts each task the same way: people, hours, salary, and the part that software can take over.',
    'Then it weighs what each project costs against what it gives back, and says what to do first, what can wait, and what to leave alone.',
  ],
};
