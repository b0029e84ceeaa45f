import { describe, expect, it } from 'vitest';
import type { Field } from 'payload';
import type { User } from '@/payload-types';
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
    (slug, one) => {
      // Accounts and inquiries have their place in the Admin Portal.
      if (slug === 'users' || slug === 'inquiries') expect(one.admin.group).toBe(false);
      else expect(one.admin.group).toMatch(/\w/);
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

  it.each(shown.map((one) => [one.slug, one] as const))(
    '%s: offers its list no columns without values',
    (_, { fields }) => {
      const empty = shownFields(fields).filter(
        (field) => field.type === 'ui' && !field.admin.disableListColumn,
      );
      expect(empty.map((field) => 'name' in field && field.name)).toEqual([]);
    },
  );

  it.each(shown.filter(({ admin }) => !admin.hidden).map((one) => [one.slug, one] as const))(
    '%s: names accounts to nobody who may not read them',
    (_, { fields }) => {
      const accounts = shownFields(fields).filter(
        (field) => field.type === 'relationship' && field.relationTo === 'users',
      );
      const seenBy = (role: 'admin' | 'marketer') =>
        accounts.filter(({ admin }) => {
          const user = { role } as User & { collection: 'users' };
          return admin?.condition?.({}, {}, { blockData: {}, operation: 'update', path: [], user }) ?? true;
        });
      expect(seenBy('marketer')).toEqual([]);
      expect(seenBy('admin')).toEqual(accounts);
    },
  );

  it('copies nothing: a copy would be live before anybody has changed a word of it', () => {
    const copied = config.collections.filter((one) => shown.includes(one) && !one.disableDuplicate);
    expect(copied.map(({ slug }) => slug)).toEqual([]);
  });
});
