import { expect, it } from 'vitest';
import { typedValues } from './keptForms';

it('keeps no password that is typed into the form of an account', () => {
  const typed = { name: 'Kim', company: 'Example Supply' };
  expect(typedValues({ ...typed, id: 1, password: 'a secret', 'confirm-password': 'a secret' })).toEqual(
    typed,
  );
});
