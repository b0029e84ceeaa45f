import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyze } from './analyze';
import { differingFigures } from './differingFigures';
import { analysisOf } from './fixtures/analysisOf';
import { anyAnswers } from './fixtures/anyAnswers';
import { distributor } from './fixtures/distributor';

const result = analyze(distributor);
const stored = () => structuredClone(result);

it('finds none between an analysis and its repetition, as stored in JSON', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const once = analysisOf(answers);
      const again = analyze({ ...answers, departmentTasks: once.departmentTasks });
      expect(differingFigures(JSON.parse(JSON.stringify(once)), again)).toEqual([]);
    }),
  );
});

it('names each opportunity whose figures or place differ, and no words', () => {
  const changed = stored();
  changed.opportunities[1] = {
    ...changed.opportunities[1],
    phase: 4,
    name: 'Other words',
  } as (typeof changed.opportunities)[0];
  changed.opportunities[2] = {
    ...changed.opportunities[2],
    name: 'Other words',
  } as (typeof changed.opportunities)[0];
  expect(differingFigures(changed, result)).toEqual(['opportunity 2']);
  expect(
    differingFigures({ ...stored(), opportunities: stored().opportunities.slice(0, -1) }, result),
  ).toEqual([`opportunity ${result.opportunities.length}`]);
  expect(differingFigures({ ...stored(), departmentTasks: {} }, result)).toEqual(['costs']);
  expect(differingFigures({ opportunities: null, departmentTasks: null }, result)).toHaveLength(
    result.opportunities.length + 1,
  );
});
