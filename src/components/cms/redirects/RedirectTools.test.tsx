import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportedLine } from '@/schemas/redirects';
import { fakeApi, listAnswer } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { QueryProvider } from '@/client/QueryProvider';
import { MissingAddresses } from './MissingAddresses';
import { RedirectFiles } from './RedirectFiles';

const path = '/api/admin/redirects';
const missing = {
  path: '/what-says.html',
  count: 3,
  firstAt: '2026-11-01T09:00:00.000Z',
  lastAt: '2026-11-02T09:00:00.000Z',
  suggestion: '/blog/what-says',
};

it('offers a redirect for each missing address, reloads when it is saved, and dismisses others', async () => {
  const lists = 'GET /api/admin/missing-addresses';
  const api = fakeApi({ [lists]: listAnswer([missing]) });
  const { person } = renderSignedIn(
    <QueryProvider>
      <MissingAddresses
        renderRedirect={({ path: from, suggestion }, onSaved) => (
          <button type="button" onClick={onSaved}>{`${from} to ${suggestion}`}</button>
        )}
      />
    </QueryProvider>,
    accountOf({ role: 'marketer' }),
  );
  const table = within(await screen.findByRole('table', { name: 'Requested but not found' }));
  expect(table.getByRole('rowheader').textContent).toBe(missing.path);
  expect(table.getByText('3')).toBeTruthy();
  await person.click(table.getByRole('button', { name: '/what-says.html to /blog/what-says' }));
  expect(api.callsOf(lists)).toHaveLength(2);
  const dismissals = 'POST /api/admin/missing-addresses/dismissals';
  api.answer({ [dismissals]: { message: 'Dismissed' }, [lists]: listAnswer([]) });
  await person.click(await screen.findByRole('button', { name: /^Dismiss/ }));
  expect(await screen.findByText('Visitors requested no missing paths.')).toBeTruthy();
  expect(api.callsOf(dismissals)).toMatchObject([{ body: { path: missing.path } }]);
});

it('checks a file line by line before it is stored', async () => {
  const api = fakeApi({});
  const { person } = renderSignedIn(<RedirectFiles />, accountOf({ role: 'marketer' }));
  const press = (name: string, place: Pick<typeof screen, 'getByRole'> = screen) =>
    person.click(place.getByRole('button', { name }));
  await press('Import CSV');
  const dialog = within(screen.getByRole('dialog', { name: 'Import redirects' }));
  const choose = (bytes: BlobPart) =>
    person.upload(
      dialog.getByLabelText(/^CSV file/),
      new File([bytes], 'redirects.csv', { type: 'text/csv' }),
    );
  await press('Check the file', dialog);
  expect(await dialog.findByText('Choose a CSV file.')).toBeTruthy();
  await choose(Uint8Array.from(Buffer.from('/caf\xe9,/team', 'latin1')));
  await press('Check the file', dialog);
  expect(await dialog.findByText(/Save it as CSV UTF-8, and choose that\.$/)).toBeTruthy();
  expect(api.callsOf(`POST ${path}/import`)).toEqual([]);

  const csv = 'from,to,kind\r\n/a,/b\r\n/b,/team,temporary\r\n/team,/story\r\n';
  const lines: ImportedLine[] = [
    { line: 2, from: '/a', to: '/b', outcome: 'new' },
    { line: 3, from: '/b', to: '/team', outcome: 'new' },
    {
      line: 4,
      from: '/team',
      to: '/story',
      outcome: 'refused',
      message: 'The site itself answers at this address.',
    },
  ];
  api.answer({ [`POST ${path}/import`]: { isStored: false, lines } });
  await choose(csv);
  await press('Check the file', dialog);
  const plan = await dialog.findByText('2 redirects to store, 0 unchanged, 1 refused.');
  expect(document.activeElement).toBe(plan);
  const refused = dialog.getAllByRole('listitem').at(-1)?.textContent;
  expect(refused).toContain('Line 4');
  expect(refused).toContain('The site itself answers at this address.');
  api.answer({ [`POST ${path}/import`]: { isStored: true, lines } });
  await press('Store 2 redirects', dialog);
  expect(document.activeElement).toBe(await dialog.findByText('2 redirects stored, 1 line refused.'));
  expect(api.callsOf(`POST ${path}/import`).map(({ body }) => body)).toEqual([
    { csv, confirm: false },
    { csv, confirm: true },
  ]);
});
