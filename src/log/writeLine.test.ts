import { afterEach, expect, it } from 'vitest';
import { structureConsole } from './structureConsole';
import { limitLines, writeLine } from './writeLine';

afterEach(() => limitLines('debug'));

it.each([
  ['debug', ['info', 'warn', 'error', 'console']],
  ['info', ['info', 'warn', 'error', 'console']],
  ['warn', ['warn', 'error', 'console']],
  ['error', ['error']],
  ['silent', []],
] as const)('writes at LOG_LEVEL=%s what is as grave', (level, written) => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const target = { warn: () => undefined, error: () => undefined };
  structureConsole(target, write);
  limitLines(level);
  for (const one of ['info', 'warn', 'error'] as const) writeLine(one, one, ['words'], { write });
  Reflect.apply(target.warn, undefined, ['words']);
  expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(written);
});
