import { randomUUID } from 'node:crypto';

/** Letters only, so that it is one word and one address. */
export const freshWord = () => `w${randomUUID().replace(/[^a-z]/g, '')}`;
