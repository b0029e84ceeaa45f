import { isRecord } from '../isRecord';
import { fromJsonText, listIn, ownField } from './fromJsonText';
import { stableId } from './stableId';
import { complexities, phases, type Opportunity, type Phase, type RoiModel } from './types';

/** An opportunity as stored: older analyses may state their savings as text, such as "$12,500/year". */
export type StoredOpportunity = Omit<Opportunity, 'roiModel'> & {
  roiModel: Omit<RoiModel, 'calculatedSavings'> & { calculatedSavings: number | string };
};

/** Shown where an older analysis doesn't say what its figures rest on. */
export const defaultAssumptions = 'Standard automation efficiency';

/**
 * Opportunities from whatever an analysis holds: a list, an object holding the list, or JSON text of either. What is
 * missing gets its default (phase 1, Medium complexity, savings 'TBD'); what can't be read is left out.
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
  const name = textIn(entry, 'name');
  if (!name) return undefined;
  const department = textIn(entry, 'department') || 'TBD';
  const taskName = textIn(entry, 'taskName');
  const phase = readPhase(ownField(entry, 'phase'));
  const rationalePhase = Number(ownField(entry, 'rationalePhase') ?? phase);
  const rationale = rationalePhase === phase ? textIn(entry, 'rationale') : '';
  return {
    id: textIn(entry, 'id') || stableId(department, taskName || name),
    name,
    description: textIn(entry, 'description'),
    department,
    phase,
    complexity: readComplexity(textIn(entry, 'complexity')),
    taskRelated: ownField(entry, 'taskRelated') === true,
    ...(taskName ? { taskName } : {}),
    ...(rationale ? { rationale } : {}),
    ...(ownField(entry, 'writtenBy') === 'model' ? { writtenBy: 'model' } : {}),
    roiModel: readRoiModel(entry),
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
    calculatedSavings: isFiniteNumber(savings) ? savings : textIn(model, 'calculatedSavings') || 'TBD',
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

function readComplexity(text: string) {
  return complexities.find((complexity) => complexity.toLowerCase() === text.toLowerCase()) ?? 'Medium';
}

function textIn(record: Record<string, unknown>, key: string): string {
  const value = ownField(record, key);
  return typeof value === 'string' ? value.trim() : '';
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
