import { fieldProblem, isAccountField } from './fieldProblem';
import { firstProblems, type FieldProblems } from '@/client/firstProblems';

/** The problems of all fields of a sign-in or sign-up form, by their names. */
export function formProblems(form: HTMLFormElement): FieldProblems {
  const problems: [string, string][] = [];
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement) || !isAccountField(input.name)) continue;
    const { name, value, validity, minLength } = input;
    const problem = fieldProblem({ name, value, isMalformed: validity.typeMismatch, minLength });
    if (problem) problems.push([name, problem]);
  }
  return firstProblems(problems);
}
