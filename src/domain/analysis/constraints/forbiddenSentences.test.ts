import { describe, expect, it } from 'vitest';
import { departments } from '../catalogue/departments';
import { kindsOf } from './constraintKinds';
import { forbiddenSentences } from './fixtures/forbiddenSentences';
import { readConstraints } from './readConstraints';
import { ruledOutWork } from './ruledOutWork';

const empty = { goals: '', bottlenecks: '', additionalContext: '' };
const taskNames = new Set(departments.flatMap(({ tasks }) => tasks.map(({ name }) => name)));

describe.each(['additionalContext', 'bottlenecks'] as const)('owners’ sentences as %s', (field) => {
  it.each(forbiddenSentences)('remove what they rule out and nothing else: $text', (sentence) => {
    const { text, tasks, removes, kinds } = sentence;
    const answers = { ...empty, [field]: text };
    expect([...ruledOutWork(answers, new Set(tasks)).keys()].toSorted()).toEqual(removes.toSorted());
    expect(kindsOf(readConstraints(answers)).toSorted()).toEqual(kinds.toSorted());
  });
});

it('the sentences name tasks of the catalogue', () => {
  for (const { tasks } of forbiddenSentences)
    expect(tasks.filter((name) => !taskNames.has(name))).toEqual([]);
});
