import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { GuideOffer } from './GuideOffer';

const reading = 'GET /api/payload-preferences/guide-offer';
const saving = 'POST /api/payload-preferences/guide-offer';

function openOffer(value: unknown) {
  const api = fakeApi({ [reading]: { value }, [saving]: { message: 'Updated successfully.' } });
  return { api, ...renderSignedIn(<GuideOffer />, accountOf({ role: 'admin' })) };
}

it('offers the guide until it is opened', async () => {
  const { api, person } = openOffer(null);
  const link = await screen.findByRole('link', { name: 'Open the guide' });
  expect(link.getAttribute('href')).toBe('/cms/help');
  expect(screen.getByText('New here? The guide shows where everything is.')).toBeTruthy();
  link.addEventListener('click', (event) => event.preventDefault());
  await person.click(link);
  expect(api.callsOf(saving).map(({ body }) => body)).toEqual([{ value: 'answered' }]);
});

it('goes away with “No, thanks”', async () => {
  const { api, person } = openOffer(null);
  await person.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('link', { name: 'Open the guide' })).toBeNull();
  expect(api.callsOf(saving)).toHaveLength(1);
});

it('offers nothing to an account that has answered', async () => {
  const { api } = openOffer('answered');
  await expect.poll(() => api.callsOf(reading)).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});
