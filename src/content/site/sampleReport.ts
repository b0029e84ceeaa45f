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
