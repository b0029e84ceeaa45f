/**
 * How many examples each property is tried on. Every run tries other ones, so a few do from day to day;
 * `PROPERTY_RUNS=full` tries hundreds, for changes to what the properties are about.
 */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: process.env.PROPERTY_RUNS === 'full' ? 300 : 25 });
