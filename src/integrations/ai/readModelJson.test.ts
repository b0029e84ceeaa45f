import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readModelJson } from './readModelJson';

const schema = z.object({ name: z.string().max(5), items: z.array(z.object({ id: z.number() })) });
const good = { name: 'plan', items: [{ id: 1 }] };

describe('JSON written by a model', () => {
  it.each([
    ['alone', JSON.stringify(good)],
    [
      'in a fenced block',
      `Here it is:\n\`\`\`json\n${JSON.stringify(good, null, 2)}\n\`\`\`\nAnything else?`,
    ],
    ['within prose', `Sure! ${JSON.stringify(good)} I hope that helps.`],
  ])('is found %s', (_, text) => {
    expect(readModelJson(text, schema)).toEqual({ value: good });
  });

  it.each([
    ['half of it', '{"name":"plan","items":[{"id"'],
    ['a page', '<!doctype html><title>Hello</title>'],
    ['nothing', ''],
  ])('is missed in %s', (_, text) => {
    expect(readModelJson(text, schema)).toEqual({ findings: ['The answer is not complete JSON.'] });
  });

  it('is told where it breaks the schema', () => {
    const { findings } = readModelJson('{"name":"much too long","items":[{"id":"x"}]}', schema) as {
      findings: string[];
    };
    expect(findings).toHaveLength(2);
    expect(findings[0]).toMatch(/^name: /);
    expect(findings[1]).toMatch(/^items\.0\.id: /);
  });

  it('is told at most a dozen findings', () => {
    const items = Array.from({ length: 50 }, () => ({ id: 'x' }));
    expect(readModelJson(JSON.stringify({ name: 'a', items }), schema)).toHaveProperty('findings.length', 12);
  });

  it('gives no prototype to anybody', () => {
    const read = readModelJson('{"name":"a","items":[],"__proto__":{"isAdmin":true}}', schema);
    expect(read).toEqual({ value: { name: 'a', items: [] } });
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});
