import { describe, expect, it } from 'vitest';
import type { Field } from 'payload';
import { testPayload } from '../helpers/testPayload';

/** Fields that forms show, those inside of others, too. */
const shownFields = (fields: Field[]): Field[] =>
  fields.flatMap((field) => {
    const { admin = {} } = field;
    if (('disabled' in admin && admin.disabled) || ('hidden' in admin && admin.hidden)) return [];
    return 'fields' in field ? [field, ...shownFields(field.fields)] : [field];
  });

describe('what the panel shows', async () => {
  const { config } = await testPayload();
  const shown = [...config.collections, ...config.globals].filter(
    ({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'),
  );

  it.each(shown.map((one) => [one.slug, one] as const))(
    '%s: has its place and says what it is for',
    (_, one) => {
      expect(one.admin.group).toMatch(/\w/);
      expect(one.admin.description).toMatch(/\.$/);
      expect(one.admin.hideAPIURL).toBe(true);
    },
  );

  it.each(shown.map((one) => [one.slug, one] as const))(
    '%s: has no raw data in its form',
    (_, { fields }) => {
      expect(shownFields(fields).filter(({ type }) => type === 'json' || type === 'code')).toEqual([]);
    },
  );
});
