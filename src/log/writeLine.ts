import { hostname } from 'node:os';
import { describeError } from './describeError';
import { requestFields } from './requestScope';

/** As Payload's logger, pino, numbers them. */
const levels = { info: 30, warn: 40, error: 50 } as const;
export type Level = keyof typeof levels;

const host = hostname();
const toLog = (line: string): void => void process.stderr.write(line);

/**
 * Writes one line as Payload's logger does, for what has no Payload at hand.
 * @param words texts, and errors, of which only what `describeError` keeps is written
 * @param more further fields
 */
export function writeLine(
  level: Level,
  name: string,
  words: readonly unknown[],
  { more = {}, write = toLog }: { more?: object; write?: (line: string) => void } = {},
): void {
  const error = words.find((word) => word instanceof Error);
  const texts = words.map((word) => (word instanceof Error ? describeError(word).message : String(word)));
  const line = {
    level: levels[level],
    time: Date.now(),
    pid: process.pid,
    hostname: host,
    name,
    ...requestFields(),
    ...more,
    ...(error && { err: describeError(error) }),
    ...(texts.length > 0 && { msg: texts.join(' ').trim() }),
  };
  write(`${JSON.stringify(line)}\n`);
}
