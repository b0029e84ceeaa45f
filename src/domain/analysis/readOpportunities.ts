import { isRecord } from '../isRecord';
import { fromJsonText, listIn, ownField } from './fromJsonText';
import { stableId } from './stableId';
import {
  complexities,
  missingValue,
  phases,
  type Complexity,
  type Opportunity,
  type Phase,
  type RoiModel,
} from './types';

/** An opportunity as stored: older analyses may have no complexity, and savings as text, such as "$12,500/year". */
export type StoredOpportunity = Omit<Opportunity, 'complexity' | 'roiModel'> & {
  complexity: Complexity | typeof missingValue;
  roiModel: Omit<RoiModel, 'calculatedSavings'> & { calculatedSavings: number | string };
};

/** Default for an older analysis without stated assumptions. */
export const defaultAssumptions = 'Standard automation efficiency';

/**
 * Reads opportunities from any stored shape: a list, an object containing the list, or JSON text of either. Missing
 * values get defaults (phase 1, otherwise 'TBD'); entries without a name, task, description and savings are omitted.
 */
export function readOpportunities(value: unknown): StoredOpportunity[] {
  const used = new Set<string>();
  return listIn(value, 'opportunities').flatMap((entry) => {
    const opportunity = readOpportunity(fromJsonText(entry));
    if (!opportunity) return [];
    let { id } = opportunity;
    for (let count = 2; used.has(id); count += 1) id = `${opportunity.id}~${count}`;
    used.add(id);
    return [{ ...opportunity, id }];
  });
}

function readOpportunity(entry: unknown): StoredOpportunity | undefined {
  if (!isRecord(entry)) return undefined;
  const taskName = textIn(entry, 'taskName');
  const description = textIn(entry, 'description');
  const roiModel = readRoiModel(entry);
  const isTold =
    taskName || description || roiModel.savedHours !== 0 || roiModel.calculatedSavings !== missingValue;
  const name = textIn(entry, 'name') || (isTold ? missingValue : '');
  if (!name) return undefined;
  const department = textIn(entry, 'department') || missingValue;
  const phase = readPhase(ownField(entry, 'phase'));
  const rationale = textIn(entry, 'rationale');
  const rationalePhase = readPhase(ownField(entry, 'rationalePhase') ?? phase);
  return {
    id: textIn(entry, 'id') || stableId(department, taskName || name),
    name,
    description,
    department,
    phase,
    complexity: readComplexity(textIn(entry, 'complexity')),
    taskRelated: ownField(entry, 'taskRelated') === true,
    ...(taskName ? { taskName } : {}),
    ...(rationale ? { rationale } : {}),
    ...(rationale && rationalePhase !== phase ? { rationalePhase } : {}),
    ...(ownField(entry, 'writtenBy') === 'model' ? { writtenBy: 'model' } : {}),
    roiModel,
  };
}

function readRoiModel(entry: Record<string, unknown>): StoredOpportunity['roiModel'] {
  const stored = fromJsonText(ownField(entry, 'roiModel'));
  const model = isRecord(stored) ? stored : {};
  const savings = ownField(model, 'calculatedSavings');
  const hours = ownField(model, 'savedHours');
  const range = readRange(ownField(model, 'range'));
  return {
    savedHours: isFiniteNumber(hours) ? hours : 0,
    calculatedSavings: isFiniteNumber(savings) ? savings : textIn(model, 'calculatedSavings') || missingValue,
    assumptions: textIn(model, 'assumptions') || textIn(entry, 'assumptions') || defaultAssumptions,
    ...(range ? { range } : {}),
  };
}

function readRange(value: unknown): RoiModel['range'] {
  if (!isRecord(value)) return undefined;
  const cautious = readEstimate(ownField(value, 'cautious'));
  const expected = readEstimate(ownField(value, 'expected'));
  const ambitious = readEstimate(ownField(value, 'ambitious'));
  return cautious && expected && ambitious ? { cautious, expected, ambitious } : undefined;
}

function readEstimate(value: unknown) {
  if (!isRecord(value)) return undefined;
  const [share, savedHours, savingsUsd] = ['share', 'savedHours', 'savingsUsd'].map((key) =>
    ownField(value, key),
  );
  return isFiniteNumber(share) && isFiniteNumber(savedHours) && isFiniteNumber(savingsUsd)
    ? { share, savedHours, savingsUsd }
    : undefined;
}

function readPhase(value: unknown): Phase {
  return phases.find((phase) => phase === Number(value)) ?? 1;
}

function readComplexity(text: string): StoredOpportunity['complexity'] {
  return complexities.find((complexity) => complexity.toLowerCase() === text.toLowerCase()) ?? missingValue;
}

function textIn(record: Record<string, unknown>, key: string): string {
  const value = ownField(record, key);
  return typeof value === 'string' ? value.trim() : '';
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
