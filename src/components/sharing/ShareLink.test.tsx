import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { renderSignedIn } from '@tests/components/renderSignedIn';
import { shareTexts as texts } from '@/content/sharing';
import { ShareLink } from './ShareLink';

const path = '/api/analysis/12/share';
const expiresAt = '2026-03-16T09:00:00.000Z';
const url = 'http://localhost:3000/shared-analysis#token';
const choice = () => screen.findByRole('checkbox', { name: texts.hideSalaries });

async function open(share: { expires_at: string | null; hides_salaries?: boolean }) {
  const api = fakeApi({
    [`GET ${path}`]: share,
    [`POST ${path}`]: { expires_at: expiresAt, hides_salaries: true, url },
    [`PUT ${path}`]: { expires_at: expiresAt, hides_salaries: true },
  });
  renderSignedIn(<ShareLink path={path} text="" canHideSalaries />);
  const person = userEvent.setup();
  if (share.expires_at) await screen.findByText(/A link works until/);
  return { api, person };
}

it('Without a link, the choice is that of the next one', async () => {
  const { api, person } = await open({ expires_at: null });
  await person.click(await choice());
  await person.click(screen.getByRole('button', { name: texts.create }));
  expect((await screen.findByRole('textbox', { name: texts.address })).getAttribute('value')).toBe(url);
  expect(api.callsOf(`POST ${path}`).map((call) => call.path)).toEqual([`${path}?hide=salaries`]);
  expect(api.callsOf(`PUT ${path}`)).toEqual([]);
});

it('Applies to a link that is out at once, and says what it shows', async () => {
  const { api, person } = await open({ expires_at: expiresAt, hides_salaries: false });
  expect(screen.getByRole('status').textContent).toContain(texts.withSalaries);
  await person.click(await choice());
  expect(await screen.findByText(texts.withoutSalaries)).toBeTruthy();
  expect(((await choice()) as HTMLInputElement).checked).toBe(true);
  expect(api.callsOf(`PUT ${path}`).map(({ body }) => body)).toEqual([{ hides_salaries: true }]);
  expect(api.callsOf(`POST ${path}`)).toEqual([]);
});

it('Stays as it is on the link if the change fails', async () => {
  const { api, person } = await open({ expires_at: expiresAt, hides_salaries: false });
  api.answer({ [`PUT ${path}`]: () => refusal(500, 'Something went wrong') });
  await person.click(await choice());
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  expect(((await choice()) as HTMLInputElement).checked).toBe(false);
});
