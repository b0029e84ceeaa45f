import type { Payload } from 'payload';
import { findAnalysesAfter } from '@/database/tables/analyses';
import { engineVersion } from '@/domain/analysis/engineVersion';
import type { Analysis } from '@/payload-types';
import { differencesOf } from './differencesOf';

const batchSize = 200;

/**
 * - `older`: made by another engine version, so different figures prove nothing. `differs` lists them.
 * - `different`: this engine can't have computed the stored figures from the stored answers.
 */
export type Recalculation =
  | { id: number; outcome: 'same' }
  | { id: number; outcome: 'older'; version: string; differs: string[] }
  | { id: number; outcome: 'different'; differs: string[] };

/** Recalculates every stored analysis in batches and compares the figures with the stored ones. */
export async function* recalculateAnalyses(payload: Payload): AsyncGenerator<Recalculation> {
  let lastId = 0;
  for (;;) {
    const batch = await findAnalysesAfter(payload, lastId, batchSize);
    for (const analysis of batch) yield recalculate(analysis);
    const last = batch.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

function recalculate(analysis: Analysis): Recalculation {
  const { id } = analysis;
  const differs = differencesOf(analysis);
  if (analysis.engineVersion !== engineVersion) {
    return { id, outcome: 'older', version: analysis.engineVersion, differs };
  }
  return differs.length === 0 ? { id, outcome: 'same' } : { id, outcome: 'different', differs };
}
