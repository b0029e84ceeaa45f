import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { LanguageModelPage } from './LanguageModelPage';

const path = 'GET /api/admin/model-usage';

function openLanguageModel(answer: unknown) {
  const api = fakeApi({ 'GET /api/auth/me': accountOf({ role: 'admin' }), [path]: answer });
  const { person } = renderGuarded(<LanguageModelPage />, accountOf({ role: 'admin' }));
  return { api, person };
}

it('tells who can set up a language model while there is none', async () => {
  openLanguageModel({ configured: null, days: [] });
  expect(await screen.findByRole('heading', { name: 'No language model is set up' })).toBeTruthy();
  expect(screen.getByText(/Whoever runs the server can set one up\.$/)).toBeTruthy();
});

it('says that figures could not be loaded, and asks again', async () => {
  const { api, person } = openLanguageModel(() => refusal(500, 'Down'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  api.answer({ [path]: { configured: null, days: [] } });
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('heading', { name: 'No language model is set up' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
