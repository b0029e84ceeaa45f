import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { readSource } from '@/domain/redirects/readSource';
import { readTarget } from '@/domain/redirects/readTarget';
import type { Redirect } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { redirectLabels } from '../../../content/admin/redirects';

/**
 * Normalizes both addresses.
 * @throws ValidationError for invalid or unsafe addresses
 */
export const readAddresses: CollectionBeforeValidateHook<Redirect> = ({ data = {}, req }) => {
  const from = data.from === undefined ? null : readSource(data.from ?? '');
  const to = data.to === undefined ? null : readTarget(data.to ?? '', siteOrigin);
  const errors = [
    ...(from && 'problem' in from
      ? [{ label: redirectLabels.from, path: 'from', message: from.problem }]
      : []),
    ...(to && 'problem' in to ? [{ label: redirectLabels.to, path: 'to', message: to.problem }] : []),
  ];
  if (errors.length > 0) throw new ValidationError({ collection: 'redirects', errors, req });
  return {
    ...data,
    ...(from && 'path' in from ? { from: from.path } : {}),
    ...(to && 'to' in to ? { to: to.to, target: to.path } : {}),
  };
};
