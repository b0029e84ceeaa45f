import { hostname } from 'node:os';
import type { Env } from '@/readEnv';
import { describeError } from './describeError';
import { requestFields } from './requestScope';

/** As Payload's logger, pino, numbers them. */
const levels = { info: 30, warn: 40, error: 50 } as const;
export type Level = keyof typeof levels;

/** The server in front and what Next has bundled have modules of their own, but one process. */
const place = Symbol.for('ai-advisory.leastLevel');
const shared = globalThis as { [place]?: number };

/** From now on nothing is written that is less grave than `least`, which is LOG_LEVEL. */
export function limitLines(least: Env['LOG_LEVEL']): void {
  shared[place] = { ...levels, debug: 0, silent: Number.POSITIVE_INFINITY }[least];
}

const host = hostname();
const toLog = (line: string): void => void process.stderr.write(line);

/**
 * Writes one line as Payload's logger does, for what has no Payload at hand, unless `limitLines` keeps it out.
 * @param words texts, and errors, of which only what `describeError` keeps is written
 */
export function writeLine(
  level: Level,
  name: string,
  words: readonly unknown[],
  { write = toLog }: { write?: (line: string) => void } = {},
): void {
  if (levels[level] >= (shared[place] ?? 0)) write(composeLine(level, name, words));
}

/**
 * One line as Payload's logger writes it, its end included.
 * @param words as `writeLine` takes them
 * @param more further fields
 */
export function composeLine(
  level: Level,
  name: string,
  words: readonly unknown[],
  more: object = {},
): string {
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
  return `${JSON.stringify(line)}\n`;
}
