import { draftCollection } from '../draftCollection';

/** Unsubmitted answers of the wizard. */
export const AnalysisDrafts = draftCollection('analysis-drafts', [
  { name: 'step', type: 'number', required: true },
  // Doesn't decrease when the user goes back.
  { name: 'furthestStep', type: 'number', required: true },
]);
