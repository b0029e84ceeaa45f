import { occurrencesPerYear, workingHoursPerYear } from './costFormula';
import {
  ambitiousShareLimit,
  ceilingByJudgement,
  digitalFactor,
  draftingAlreadyHelpedFactor,
  expectedShareLimit,
  noAiYetFactor,
  readinessFactor,
  spread,
  structureFactor,
  variationFactor,
  withoutDataFactor,
} from './shareFactors';

/** All constants that an analysis's hours, shares and dollars depend on, as stored with the analysis. */
export const engineFactors = {
  workingHoursPerYear,
  occurrencesPerYear,
  ceilingByJudgement,
  structureFactor,
  variationFactor,
  digitalFactor,
  withoutDataFactor,
  readinessFactor,
  noAiYetFactor,
  draftingAlreadyHelpedFactor,
  expectedShareLimit,
  ambitiousShareLimit,
  spread,
};
