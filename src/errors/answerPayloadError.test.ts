import { APIError, ValidationError, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { answerPayloadError } from './answerPayloadError';

const answerTo = (error: Error) =>
  answerPayloadError({ collection: null, context: {}, error, req: {} as PayloadRequest } as never);

const errors = [{ path: 'alt', message: 'Say what the picture shows.' }];

it.each([
  ['of this copy of Payload', new ValidationError({ collection: 'media', errors })],
  // Like an error of the other copy in the production build: the same fields, but another class and a minified name.
  [
    'of another copy of Payload',
    Object.assign(new Error('The following field is invalid: alt'), {
      ...{ name: 'w', status: 400, isPublic: true },
      data: { collection: 'media', errors },
    }),
  ],
])('a validation error %s keeps the fields and their messages', (_of, error) => {
  expect(answerTo(error)).toEqual({
    status: 400,
    response: {
      errors: [
        {
          name: 'ValidationError',
          message: 'alt isn’t valid. Say what the picture shows.',
          data: { collection: 'media', errors },
        },
      ],
    },
  });
});

it.each([
  [
    'without its reason, of which the panel would make a list',
    [{ path: 'to', message: 'Use https://.' }],
    'to',
  ],
  ['like several fields', [...errors, { path: 'to', message: 'This field is required.' }], 'alt, to'],
])('a field is named %s', (_how, invalid, names) => {
  const answer = answerTo(new ValidationError({ collection: 'redirects', errors: invalid }));
  const [summary] = (answer as { response: { errors: { message: string }[] } }).response.errors;
  expect(summary?.message).toMatch(new RegExp(`invalid: ${names}$`));
});

it('other refusals stay as Payload answers them', () => {
  expect(answerTo(new APIError('Not now', 409))).toBeUndefined();
});
