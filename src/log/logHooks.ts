import type { Config } from 'payload';
import { isCallersFault } from '@/errors/isCallersFault';
import { admitLine, errorOf } from './admitLine';

type PinoOptions = Extract<NonNullable<Config['logger']>, { options: object }>['options'];

/** Of pino: 10 is trace, 30 info, 40 warn, 60 fatal. */
const warnLevel = 40;

/**
 * For Payload's logger: what a visitor did wrong is answered, not logged, and of warnings and errors there is one of a
 * kind per minute.
 */
export const logHooks: NonNullable<PinoOptions['hooks']> = {
  logMethod(args, method, level) {
    if (isCallersFault(errorOf(args[0]))) return;
    const isWritten = level < warnLevel || admitLine(args, (line) => method.call(this, line));
    if (isWritten) method.apply(this, args);
  },
};
