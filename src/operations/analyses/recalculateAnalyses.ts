import type { Payload } from 'payload';
import { findAnalysesAfter } from '@/database/tables/analyses';
import { analyze } from '@/domain/analysis/analyze';
import { differingFigures } from '@/domain/analysis/differingFigures';
import { engineVersion } from '@/domain/analysis/engineVersion';
import type { Analysis } from '@/payload-types';
import { countedDayRate } from './dayRate';
import { hashAnswers, recordedAnswers } from './recordedAnswers';

const batchSize = 200;

/**
 * `older`: made by another version of the engine, so other figures prove nothing; `differs` says whether there are any.
 * `different`: what is stored can't have come from this engine and these answers.
 */
export type Recalculation =
  | { id: number; outcome: 'same' }
  | { id: number; outcome: 'older'; version: string; differs: string[] }
  | { id: number; outcome: 'different'; differs: string[] };

/** Runs the engine on every stored analysis, batch by batch, and compares its figures with the stored ones. */
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

function differencesOf(analysis: Analysis): string[] {
  try {
    const answers = recordedAnswers(analysis);
    const result = analyze(answers, countedDayRate(analysis.dayRateUsd));
    const recordedHash = analysis.calculation?.inputsHash;
    const isAltered = recordedHash ? recordedHash !== hashAnswers(answers) : false;
    return [...(isAltered ? ['answers'] : []), ...differingFigures(analysis, result)];
  } catch {
    return ['unreadable answers'];
  }
}
