import { redirectLimits } from './redirectLimits';

interface Stored {
  from: string;
  to: string;
  /** Although the request asked for a permanent redirect. */
  isTemporary: boolean;
}

/** Messages for the person who saves or imports redirects: why one is rejected, or what else changes. */
export const redirectProblems = {
  ofPage: 'The site itself has a page at this address.',
  circle: 'This redirect would create a loop.',
  tooMany: `There are ${redirectLimits.most} redirects, which is as many as the site keeps.`,
  later: `One import changes at most ${redirectLimits.mostImported} redirects. Import the file again for this line.`,
  notUtf8: 'Characters of this line were lost: the file isn’t text in UTF-8. Save it as CSV UTF-8.',
  quotes: 'The quotation marks of this line don’t match.',
  cells: 'A line has at most three cells: the old address, where it leads, and the kind.',
  beyondPath: 'Only the path of an old address counts. Leave out the question mark or # and what follows.',
  stored: ({ from, to, isTemporary }: Stored) =>
    `Stored as ${from} → ${to}${isTemporary ? ', temporary' : ''}.`,
  deletes: (addresses: readonly string[]) =>
    `The redirect${addresses.length > 1 ? 's' : ''} from ${addresses.join(', ')} ${addresses.length > 1 ? 'are' : 'is'} deleted.`,
};
