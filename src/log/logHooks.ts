import type { Config } from 'payload';
import { isCallersFault } from '@/errors/isCallersFault';
import { admitLine, errorOf } from './admitLine';

type PinoOptions = Extract<NonNullable<Config['logger']>, { options: object }>['options'];

/** Pino's levels: 10 is trace, 30 info, 40 warn, 60 fatal. */
const warnLevel = 40;

/**
 * Hooks for Payload's logger: errors that a client caused are not logged, and warnings and errors are limited to one of
 * each kind per minute.
 */
export const logHooks: NonNullable<PinoOptions['hooks']> = {
  logMethod(args, method, level) {
    if (isCallersFault(errorOf(args[0]))) return;
    const isWritten = level < warnLevel || admitLine(args, (line) => method.call(this, line));
    if (isWritten) method.apply(this, args);
  },
};
