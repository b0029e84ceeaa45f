import type { OwnTaskAnswers } from './types';

/** The answers alone, and only those that were given. */
export const ownTaskAnswers = ({ cases, input }: OwnTaskAnswers): OwnTaskAnswers => ({
  ...(cases ? { cases } : {}),
  ...(input ? { input } : {}),
});
