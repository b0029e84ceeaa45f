import { expect, it } from 'vitest';
import { refusalIn } from './refusalIn';

it('says why a call of the panel was refused, and nothing of one that was not', async () => {
  const said = (body: object, status = 400) => refusalIn(Response.json(body, { status }), 'It failed.');
  expect(await said({ id: 1 }, 200)).toBeNull();
  expect(await said({ message: 'Another post has this slug.', errors: [] }, 409)).toBe(
    'Another post has this slug.',
  );
  expect(await said({ errors: [{ message: 'Not found' }] }, 404)).toBe('Not found');
  expect(await said({})).toBe('It failed.');
  expect(await refusalIn(new Response('Bad gateway', { status: 502 }), 'It failed.')).toBe('It failed.');
});
