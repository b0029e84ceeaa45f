import { distributor } from '@/domain/analysis/fixtures/distributor';
import type { AnalysisContent } from '@/schemas/analysis';
import { presentedAnswers } from './presentedAnswers';

/** Date on which the sample's answers were written. */
const writtenAt = '2026-11-20T12:00:00.000Z';

/** Returns the public sample report of an invented business, calculated by the same engine as clients' reports. */
export const sampleAnalysis = (): AnalysisContent => presentedAnswers(distributor, writtenAt);
