import { distributor } from '@/domain/analysis/fixtures/distributor';
import type { SharedAnalysis } from '@/schemas/analysis';
import { presentedAnswers } from './presentedAnswers';

/** The day on which its answers were written down. */
const writtenAt = '2026-11-20T12:00:00.000Z';

/** The report that is open to everybody: of an invented business, by the engine that counts for clients. */
export const sampleAnalysis = (): SharedAnalysis => presentedAnswers(distributor, writtenAt);
