import { redirectLimits } from './redirectLimits';

/** Why an address isn't led on, in words for whoever asked for it. */
export const redirectProblems = {
  ofPage: 'The site itself has a page at this address.',
  circle: 'This would lead in a circle.',
  tooMany: `There are ${redirectLimits.most} redirects, which is as many as the site keeps.`,
  later: `One import changes at most ${redirectLimits.mostImported} redirects. Import the file again for this line.`,
};
