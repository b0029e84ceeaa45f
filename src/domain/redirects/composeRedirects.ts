import { withQuery } from './withQuery';

interface Step {
  to: string;
  isPermanent: boolean;
}

/**
 * One step instead of two: where somebody ends who is led by the first to an address from which the second leads on. As
 * browsers do it, the place in the first one's page holds unless the second names another.
 */
export const composeRedirects = (first: Step, second: Step): Step => ({
  to: withQuery(second.to, queryOf(first.to)) + (second.to.includes('#') ? '' : placeIn(first.to)),
  isPermanent: first.isPermanent && second.isPermanent,
});

const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? '';
const placeIn = (address: string): string => /#.*/.exec(address)?.[0] ?? '';
