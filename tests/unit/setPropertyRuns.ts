/**
 * How many examples each property is tried on. The same ones from day to day, so that a change fails for what it changed and
 * for nothing else: 25, in `npm run test:full` 50, with `PROPERTY_RUNS=5000` as many as it says. `PROPERTY_RUNS=full` tries
 * 300 others each time: for changes to what the properties are about, and from time to time.
 */
import fc from 'fast-check';

const runs = process.env.PROPERTY_RUNS ?? '25';

fc.configureGlobal(runs === 'full' ? { numRuns: 300 } : { numRuns: Number(runs), seed: 1 });
