import { draftCollection } from '../draftCollection';

/** The wizard. */
export const AnalysisDrafts = draftCollection('analysis-drafts', [
  { name: 'step', type: 'number', required: true },
  // Going back keeps it.
  { name: 'furthestStep', type: 'number', required: true },
]);
