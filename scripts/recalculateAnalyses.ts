/** Recalculates every stored analysis; started with `payload run` by steps/recalculateFigures.mjs. */
import { getPayload } from 'payload';
import { describeFailure } from './steps/describeFailure.mjs';

try {
  const { default: config } = await import('@payload-config');
  const { recalculateAnalyses } = await import('@/operations/analyses/recalculateAnalyses');
  const payload = await getPayload({ config, disableOnInit: true });
  const counts = { same: 0, older: 0, different: 0 };
  for await (const found of recalculateAnalyses(payload)) {
    counts[found.outcome] += 1;
    if (found.outcome === 'different')
      console.error(`Analysis ${found.id} differs: ${found.differs.join(', ')}`);
    if (found.outcome === 'older') {
      const differences = found.differs.length > 0 ? found.differs.join(', ') : 'nothing';
      console.log(`Analysis ${found.id} was made by engine ${found.version}; today differs: ${differences}`);
    }
  }
  console.log(
    `Same figures: ${counts.same}. Different: ${counts.different}. Made by another engine version, not proven: ${counts.older}.`,
  );
  process.exit(counts.different > 0 ? 1 : 0);
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
