import { expect, it } from 'vitest';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import { inquiryBodySchema } from './inquiry';
import { openSharedBodySchema } from './share';

const inquiry = { name: 'Kim', email: 'kim@example.org', message: 'Hello' };

it.each([
  ['4000 characters', { message: text(4_000) }, []],
  ['one more', { message: text(4_001) }, ['message']],
  ['4000 characters with the line breaks of plain forms', { message: 'a\r\n'.repeat(1_999) + 'ab' }, []],
  ['nothing', { message: ' \r\n' }, ['message']],
  ['a company of 160 characters', { company: text(160) }, []],
  ['one of 161', { company: text(161) }, ['company']],
  ['the hidden field filled in', { website: 'x' }, ['website']],
  ['a ticket of 200 characters', { ticket: text(200) }, []],
  ['one of 201', { ticket: text(201) }, ['ticket']],
])('a message with %s', (_what, change, refused) => {
  expect(refusedFields(inquiryBodySchema, { ...inquiry, ...change })).toEqual(refused);
});

it.each([
  [text(100), []],
  [text(101), ['token']],
  [7, ['token']],
])('a shared link with %s', (token, refused) => {
  expect(refusedFields(openSharedBodySchema, { token })).toEqual(refused);
});
