import { expect, it } from 'vitest';
import { onlyChanged } from './onlyChanged';

it('sends what was changed, also what was emptied, and nothing else', () => {
  const stored = { name: 'Kim', company: 'Example Supply', picture: 'a picture', wantsMail: true };
  expect(onlyChanged({ ...stored }, stored)).toEqual({});
  expect(onlyChanged({ ...stored, name: 'Jo', company: null, wantsMail: false }, stored)).toEqual({
    name: 'Jo',
    company: null,
    wantsMail: false,
  });
});
