import { randomInt } from 'node:crypto';

/** Somebody's network address that nobody else in the tests has. */
export const freshAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
