import { hostname } from 'node:os';
import type { Env } from '@/readEnv';
import { describeError } from './describeError';
import { requestFields } from './requestScope';

/** Level numbers of pino, Payload's logger. */
const levels = { info: 30, warn: 40, error: 50 } as const;
export type Level = keyof typeof levels;

/** The edge server and Next's bundle load separate copies of this module in one process. */
const place = Symbol.for('ai-advisory.leastLevel');
const shared = globalThis as { [place]?: number };

/** Sets the minimum level, LOG_LEVEL; lower lines are dropped. */
export function limitLines(least: Env['LOG_LEVEL']): void {
  shared[place] = { ...levels, debug: 0, silent: Number.POSITIVE_INFINITY }[least];
}

const host = hostname();
const toLog = (line: string): void => void process.stderr.write(line);

/**
 * Writes one log line in the format of Payload's logger, for code without a Payload instance. Lines below the minimum
 * level are dropped.
 * @param words texts and errors; errors are reduced by `describeError`
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
 * Returns one log line in the format of Payload's logger, including the line break.
 * @param words as in `writeLine`
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
