import { describe, expect, it } from 'vitest';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import { loginBodySchema, loginFormSchema, newPasswordSchema, signupBodySchema } from './auth';

const signup = { name: 'Kim', email: 'kim@example.org', company: 'Kim & Co', password: '123456' };
const emailOf = (length: number) => `x@${`${text(40)}.`.repeat(7).slice(0, length - 13)}example.org`;
const login = { email: 'kim@example.org', password: 'x' };

describe('signing up', () => {
  it.each([
    ['six characters of password', { password: text(6) }, []],
    ['five', { password: text(5) }, ['password']],
    ['256', { password: text(256) }, []],
    ['257', { password: text(257) }, ['password']],
    ['a name of 120 characters', { name: text(120) }, []],
    ['one of 121', { name: text(121) }, ['name']],
    ['a name of spaces', { name: '  ' }, ['name']],
    ['a company of 160 characters', { company: text(160) }, []],
    ['one of 161', { company: text(161) }, ['company']],
    ['no company', { company: undefined }, ['company']],
    ['an email of 254 characters', { email: emailOf(254) }, []],
    ['one of 255', { email: emailOf(255) }, ['email']],
    ['an email without a dot', { email: 'kim@example' }, ['email']],
    ['an email in a name', { email: 'Kim <kim@example.org>' }, ['email']],
    ['an email with signs', { email: "r&d/emea=a'b!@example.org" }, []],
    ['one with two dots in a row', { email: 'kim..o@example.org' }, ['email']],
    ['an international domain', { email: 'kim@b\u00fccher.example' }, []],
    [
      'an international top-level domain',
      { email: 'kim@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444' },
      [],
    ],
    ['letters of other scripts before the @', { email: 'k\u00efm@example.org' }, ['email']],
    ['a path in an international domain', { email: 'kim@b\u00fccher.example/x' }, ['email']],
    ['an encoded international domain', { email: 'kim@b\u00fccher%2eexample' }, ['email']],
    ['a local part of 64 octets', { email: `${text(64)}@example.org` }, []],
    ['one of 65', { email: `${text(65)}@example.org` }, ['email']],
    ['one that ends in a dot', { email: 'kim.@example.org' }, ['email']],
    ['a list of emails', { email: ['kim@example.org'] }, ['email']],
    ['what nobody asked for', { role: 'admin', reportLimit: 100 }, []],
  ])('%s: %o', (_what, change, refused) => {
    expect(refusedFields(signupBodySchema, { ...signup, ...change })).toEqual(refused);
  });

  it('drops what nobody asked for, and keeps passwords as they are typed', () => {
    const given = { ...signup, email: ' KIM@Example.org ', password: ' 12 45 ', role: 'admin' };
    expect(signupBodySchema.parse(given)).toEqual({ ...signup, password: ' 12 45 ' });
  });
});

describe('signing in', () => {
  it.each([
    ['a password of one character', { password: 'x' }, []],
    ['an empty one', { password: '' }, ['password']],
    ['one of 256', { password: text(256) }, []],
    ['one of 257', { password: text(257) }, ['password']],
    ['what is no email', { email: 'kim' }, []],
    ['254 characters of email', { email: text(254) }, []],
    ['255', { email: text(255) }, ['email']],
    ['objects', { email: { $ne: null }, password: { $ne: null } }, ['email', 'password']],
  ])('%s: %o', (_what, change, refused) => {
    expect(refusedFields(loginBodySchema, { ...login, ...change })).toEqual(refused);
  });
});

describe('the form for signing in', () => {
  it.each([
    ['what is no email', { email: 'kim' }, ['email']],
    ['an email such as the CMS takes', { email: ' #Kim!@example.org ' }, []],
  ])('%s: %o', (_what, change, refused) => {
    expect(refusedFields(loginFormSchema, { ...login, ...change })).toEqual(refused);
  });
});

describe('a new password', () => {
  it.each([
    ['', 'Password is required'],
    ['12345', 'Must be at least 6 characters'],
  ])('%j: %s', (password, expected) => {
    const { error } = newPasswordSchema.safeParse(password);
    expect(error?.issues.map(({ message }) => message)).toEqual([expected]);
  });
});
