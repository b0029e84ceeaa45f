import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { readSource } from '@/domain/redirects/readSource';
import { readTarget } from '@/domain/redirects/readTarget';
import { redirectProblems } from '@/domain/redirects/redirectProblems';
import type { Redirect } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';

// The hooks reject the same addresses on save. The panel also validates a form while somebody types, without hooks,
// and an answer without a problem would remove the reason that a refused save has just shown at the field.

/** Rejects an address that can't be redirected. */
export const validateFrom: TextFieldSingleValidation = async (value, options) => {
  const answer = await text(value, options);
  if (answer !== true || !value || value === options.previousValue) return answer;
  const from = readSource(value);
  return 'problem' in from ? from.problem : true;
};

/** Rejects an unsafe target, and the redirected address itself. */
export const validateTo: TextFieldSingleValidation = async (value, options) => {
  const answer = await text(value, options);
  if (answer !== true || !value) return answer;
  const to = readTarget(value, siteOrigin);
  if ('problem' in to) return value === options.previousValue || to.problem;
  const { from: source } = options.siblingData as Partial<Redirect>;
  const from = readSource(source ?? '');
  return 'path' in from && from.path === to.path ? redirectProblems.circle : true;
};
