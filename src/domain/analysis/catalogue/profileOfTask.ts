import type { CaseKind, InputKind, NamedTask, TaskProfile } from '../types';
import { neutralTaskProfile } from './neutralTaskProfile';
import { countedAs } from './recognizeTask';

type Grades = Partial<Omit<TaskProfile, 'sources'>>;

/** Repeating cases need less judgment than unique ones: a decision is made once and applied often. */
const gradesByCases: Readonly<Record<CaseKind, Grades>> = {
  alike: { variation: 2, judgement: 2 },
  similar: { variation: 3, judgement: 3 },
  different: { variation: 5, judgement: 4 },
};

/**
 * Fields in software can be processed as they are; files and emails must be read first, paper and calls captured. What
 * the work arrives in is its data, so it needs no further source.
 */
const gradesByInput: Readonly<Record<InputKind, Grades>> = {
  software: { structure: 4, digital: 5 },
  files: { structure: 3, digital: 4 },
  paper: { structure: 2, digital: 2 },
};

/**
 * Returns a task's profile: the catalogue's grades for a known task, otherwise those of a difficult task, adjusted by
 * the client's answers about it.
 */
export function profileOfTask(task: NamedTask): TaskProfile {
  const known = countedAs(task);
  if (known) return known.profile;
  return {
    ...neutralTaskProfile,
    ...(task.cases ? gradesByCases[task.cases] : {}),
    ...(task.input ? { ...gradesByInput[task.input], sources: [] } : {}),
  };
}
