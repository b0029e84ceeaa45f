import { expect, it } from 'vitest';
import { sampleAnalysis } from '@/content/analysis/sampleAnalysis';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { generateAnalysis } from '../helpers/generateAnalysis';

/** The answers of the sample as the wizard sends them. */
const sampleBody = () =>
  analysisBody({
    ...distributor,
    departmentTasks: Object.fromEntries(
      Object.entries(distributor.departmentTasks).map(([department, tasks = []]) => [
        department,
        {
          tasks: tasks.map(({ taskName }) => taskName),
          taskDetails: Object.fromEntries(tasks.map(({ taskName, ...details }) => [taskName, details])),
        },
      ]),
    ),
  });

it('is what a client with the same answers gets from the same call', async () => {
  const { token } = await signedInAccount();
  const { body: analysis } = await generateAnalysis(token, sampleBody());
  const { id: _id, owner_id: _owner, created_at: _moment, ...own } = analysis;
  const { created_at: _written, ...sample } = sampleAnalysis();
  expect(own).toEqual(JSON.parse(JSON.stringify(sample)));
});
