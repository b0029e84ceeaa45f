import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { MetadataCheck } from './MetadataCheck';

it('says that pages could not be read, and tries again', async () => {
  const path = 'GET /api/seo/audit';
  const api = fakeApi({
    'GET /api/auth/me': accountOf({ role: 'admin' }),
    [path]: () => refusal(500, 'Down'),
  });
  const { person } = renderGuarded(<MetadataCheck />, accountOf({ role: 'admin' }));
  expect(await screen.findByText('The pages could not be read.')).toBeTruthy();
  api.answer({ [path]: { pages: [], found: 0, total: 12, errors: 0, warnings: 0 } });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByText('The pages could not be read.')).toBeNull();
});
