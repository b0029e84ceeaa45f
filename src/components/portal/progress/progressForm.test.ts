import { describe, expect, it } from 'vitest';
import { progressFormSchema } from './progressForm';

const parse = (form: Record<string, string>, { isRecorded = false } = {}) =>
  progressFormSchema(isRecorded).safeParse({
    status: 'running',
    hoursAMonth: '',
    costUsd: '',
    note: '',
    ...form,
  });

describe('the form of a project', () => {
  it('takes numbers as people type them, and nothing for what wasn’t measured', () => {
    expect(parse({ hoursAMonth: '12,5', costUsd: '$4,000' }).data).toEqual({
      progress: { status: 'running', hoursAMonth: 12.5, costUsd: 4_000, note: '' },
    });
    expect(parse({}).data?.progress).toMatchObject({ hoursAMonth: null, costUsd: null });
  });

  it('records nothing without a status', () => {
    expect(parse({ status: '' }).data).toEqual({ progress: null });
  });

  it('asks for one rather than drop what was typed, unless that is taken back', () => {
    for (const [field, typed] of Object.entries({ hoursAMonth: '3', costUsd: '10', note: 'Begun' })) {
      const form = { status: '', [field]: typed };
      expect(parse(form).error?.issues).toMatchObject([
        { path: ['status'], message: 'Choose how far it is' },
      ]);
      expect(parse(form, { isRecorded: true }).data).toEqual({ progress: null });
    }
  });

  it.each<Record<string, string>>([
    { hoursAMonth: 'many' },
    { hoursAMonth: '-1' },
    { costUsd: '1e99' },
    { status: 'sold' },
  ])('refuses %j at its field', (form) => {
    expect(parse(form).error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(form));
  });
});
