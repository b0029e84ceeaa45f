import { describe, expect, it } from 'vitest';
import { auditAnswers } from '../../tests/factories/auditAnswers';
import { refusedFields } from '../../tests/unit/refusedFields';
import { auditBodySchema, auditDraftBodySchema } from './audit';

describe('the answers of an audit', () => {
  it.each([
    ['the lowest', { ...auditAnswers(), q1: 1 }, []],
    ['lower', { ...auditAnswers(), q1: 0 }, ['raw_answers.q1']],
    ['the highest', { ...auditAnswers(), q13: 10 }, []],
    ['higher', { ...auditAnswers(), q13: 11 }, ['raw_answers.q13']],
    ['between', { ...auditAnswers(), q2: 5.5 }, ['raw_answers.q2']],
    ['text', { ...auditAnswers(), q2: '5' }, ['raw_answers.q2']],
    ['none', { ...auditAnswers(), q3: undefined, q4: null }, ['raw_answers.q3', 'raw_answers.q4']],
    ['of a question too many', { ...auditAnswers(), q14: 5 }, ['raw_answers']],
    ['as a list', [5], ['raw_answers']],
  ])('%s', (_what, raw_answers, refused) => {
    expect(refusedFields(auditBodySchema, { raw_answers })).toEqual(refused);
  });
});

describe('the draft of an audit', () => {
  const draft = { key: 'a-draft-1', answers: { q1: 1 }, section: 1 };

  it.each([
    [{}, []],
    [{ key: null, answers: {} }, []],
    [{ key: undefined, answers: undefined }, ['key', 'answers']],
    [{ answers: { q1: 11, q14: 1 } }, ['answers.q1', 'answers']],
    [{ section: 0 }, ['section']],
    [{ section: 5 }, []],
    [{ section: 6 }, ['section']],
    [{ section: 1.5 }, ['section']],
  ])('%o', (change, refused) => {
    expect(refusedFields(auditDraftBodySchema, { ...draft, ...change })).toEqual(refused);
  });
});
