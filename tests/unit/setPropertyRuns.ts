/**
 * What each property is tried on: from day to day the same few examples, so that a change fails for what it changed and
 * for nothing else. `PROPERTY_RUNS=full` tries hundreds of others each time, `PROPERTY_RUNS=5000` as many as it says: for
 * changes to what the properties are about, and from time to time.
 */
import fc from 'fast-check';

const runs = process.env.PROPERTY_RUNS;

fc.configureGlobal(
  runs === undefined ? { numRuns: 25, seed: 1 } : { numRuns: runs === 'full' ? 300 : Number(runs) },
);
