import { withQuery } from './withQuery';

interface Step {
  to: string;
  isPermanent: boolean;
}

/**
 * Combines two chained redirects into one. As in browsers, the fragment of the first target is kept unless the second
 * has its own.
 */
export const composeRedirects = (first: Step, second: Step): Step => ({
  to: withQuery(second.to, queryOf(first.to)) + (second.to.includes('#') ? '' : placeIn(first.to)),
  isPermanent: first.isPermanent && second.isPermanent,
});

const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? '';
const placeIn = (address: string): string => /#.*/.exec(address)?.[0] ?? '';
