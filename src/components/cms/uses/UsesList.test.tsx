import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Uses } from '@/schemas/trash';
import { fakeApi } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { UsesList } from './UsesList';

const unused: Uses = {
  ...{ id: 7, name: 'desk.webp', posts: [], total: 0, people: [], pages: [], categories: [] },
  ...{ isSharePicture: false, isLook: false },
};

it.each([
  ['a person', { people: [{ id: 1, name: 'A. Person' }] }, 'A. Person'],
  ['a page', { pages: [{ id: 1, name: 'Team' }] }, 'Link previews of the page Team'],
  ['a category', { categories: [{ id: 1, name: 'Costs' }] }, 'Link previews of the category Costs'],
  ['the link preview of the site', { isSharePicture: true }, 'Link previews of this site'],
  ['the logo', { isLook: true }, 'The firm’s logo or icon'],
])('names what uses a picture, even if it is only %s', async (_what, use, name) => {
  fakeApi({ 'GET /api/admin/blog/uses/media': [{ ...unused, ...use }] });
  renderSignedIn(<UsesList kind="media" ids={[7]} chosen={1} />, accountOf({ role: 'marketer' }));
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});
