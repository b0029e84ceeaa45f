import { describe, expect, it } from 'vitest';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import { preferencesBodySchema, preferencesSchema, profileBodySchema } from './account';
import { resetPasswordBodySchema } from './mailedLinks';

describe('the profile', () => {
  const profile = { name: 'Kim', email: 'kim@example.org' };

  it.each([
    ['a name of 120 characters', { name: text(120) }, []],
    ['one of 121', { name: text(121) }, ['name']],
    ['a company of 160 characters', { company: text(160) }, []],
    ['one of 161', { company: text(161) }, ['company']],
    ['a company that is a number', { company: 1 }, ['company']],
    ['a picture that is a number', { profileImage: 1 }, ['profileImage']],
    ['a present password of 256 characters', { currentPassword: text(256) }, []],
    ['one of 257 characters', { currentPassword: text(257) }, ['currentPassword']],
  ])('%s: %o', (_what, change, refused) => {
    expect(refusedFields(profileBodySchema, { ...profile, ...change })).toEqual(refused);
  });

  it.each([null, '', ' '])('has no company for %j', (company) => {
    expect(profileBodySchema.parse({ ...profile, company }).company).toBeNull();
  });

  it('leaves alone what is left out', () => {
    expect(profileBodySchema.parse({})).toEqual({});
    expect(preferencesBodySchema.parse({})).toEqual({});
  });

  it('tells a picture that stays from one that goes', () => {
    expect(profileBodySchema.parse(profile).profileImage).toBeUndefined();
    expect(profileBodySchema.parse({ ...profile, profileImage: null }).profileImage).toBeNull();
  });
});

describe('preferences', () => {
  const preferences = { emailNotifications: true, marketingEmails: false, timezone: 'UTC' };

  it.each([
    [{ timezone: 'America/Argentina/Buenos_Aires' }, []],
    [{ timezone: 'America/Nowhere' }, ['timezone']],
    [{ timezone: '+02:00' }, ['timezone']],
    [{ timezone: '' }, ['timezone']],
    [{ emailNotifications: 'true' }, ['emailNotifications']],
    [{ marketingEmails: undefined }, ['marketingEmails']],
  ])('%o', (change, refused) => {
    expect(refusedFields(preferencesSchema, { ...preferences, ...change })).toEqual(refused);
  });
});

describe('the token of a mailed link', () => {
  it.each([
    [text(20), []],
    [text(19), ['token']],
    [text(100), []],
    [text(101), ['token']],
    [`${text(20)}-_9`, []],
    [`${text(20)}/`, ['token']],
    [`${text(20)}\n`, ['token']],
  ])('%j', (token, refused) => {
    expect(refusedFields(resetPasswordBodySchema, { token, password: text(6) })).toEqual(refused);
  });
});
