import type { OwnTaskAnswers } from './types';

/** Picks the answers about a task in the client's own words, without missing ones. */
export const ownTaskAnswers = ({ cases, input }: OwnTaskAnswers): OwnTaskAnswers => ({
  ...(cases ? { cases } : {}),
  ...(input ? { input } : {}),
});
