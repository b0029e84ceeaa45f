import type { Grade, ReadinessLevel } from './types';

/*
 * Estimates the share of a task that automation takes over.
 *
 *   expected share = ceiling[judgement] × structure × variation × digital × available data × readiness × AI habit
 *
 * The ceiling is the most that today's software and language models can do of such work. Each factor is at most 1 and
 * has a named reason. So no combination of answers exceeds the ceiling, strong properties don't average out a weak
 * one, and every deduction can be explained. The result describes the first year of use, with people checking the
 * output, not what is technically conceivable.
 *
 * shareSources.ts lists the published figures that support the ceilings.
 */

/**
 * Ceiling by judgment: the largest share a task of that kind can reach if everything else is favorable.
 *  1 none: collecting and processing data (64 to 69 %), plus today's reading of documents.
 *  2 little: the same with exceptions that a person decides.
 *  3 some: drafting and sorting that a person corrects (writing trial 40 %, administrative work 46 %).
 *  4 much: expert work prepared by software (between 18 % for expertise and 25 % in the consultants' trial).
 *  5 it is the task: only preparation and notes can be automated (9 to 18 %).
 */
export const ceilingByJudgement: Readonly<Record<Grade, number>> = {
  1: 0.72,
  2: 0.62,
  3: 0.47,
  4: 0.3,
  5: 0.17,
};

/** By structure of the input: fields can be processed as they are, conversations must be understood first. */
export const structureFactor: Readonly<Record<Grade, number>> = { 1: 0.66, 2: 0.76, 3: 0.87, 4: 0.95, 5: 1 };

/** By variation: unique cases can't be checked against a rule and go to a person. */
export const variationFactor: Readonly<Record<Grade, number>> = { 1: 1, 2: 0.97, 3: 0.91, 4: 0.83, 5: 0.74 };

/** By how digital the work is: paper and phone calls have to be captured first, and part of it stays manual. */
export const digitalFactor: Readonly<Record<Grade, number>> = { 1: 0.5, 2: 0.68, 3: 0.84, 4: 0.95, 5: 1 };

/** Factor if none of the task's data sources is available; interpolated if some are. */
export const withoutDataFactor = 0.7;

/** By readiness: how much of the potential a team turns into saved hours within the first year. */
export const readinessFactor: Readonly<Record<ReadinessLevel, number>> = {
  beginner: 0.82,
  intermediate: 0.92,
  advanced: 1,
};

/** If nobody uses AI yet: delegating work to AI and checking it has to be learned during that year. */
export const noAiYetFactor = 0.95;

/**
 * If AI is in use already: the stated hours of drafting and reading already include the first gain, which isn't counted
 * again. Applies to loosely structured input (grade 2 and below), where people use AI on their own.
 */
export const draftingAlreadyHelpedFactor = 0.92;

/** Upper limit of expected shares for every profile; see the 60 to 70 % in shareSources.ts. */
export const expectedShareLimit = 0.7;
/** Even the ambitious case leaves a fifth of the hours for exceptions, checks and maintenance. */
export const ambitiousShareLimit = 0.8;

/**
 * Relative distance of the cautious share below the expected one: a base, more if cases differ, and more if data is
 * missing. The distance of the ambitious share is smaller, because projects disappoint more often than they surprise.
 */
export const spread = { base: 0.18, perVariationGrade: 0.03, allDataMissing: 0.12, upwardPart: 0.7 } as const;
