import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '@/client/queryClient';
import { storeToken } from '@/client/tokenStorage';
import { fakeApi, listAnswer, noAnswer, refusal } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { CategoriesPage } from './CategoriesPage';

const path = '/api/admin/blog/categories';
const law = { id: 3, name: 'Law', description: null, posts: 1 };
const costs = { id: 4, name: 'Costs', description: 'What it costs.', posts: 0 };
const tag = { slug: 'typing', name: 'Typing', posts: 2 };

async function openCategories(categories = [law, costs]) {
  const api = fakeApi({
    'GET /api/auth/me': accountOf({ role: 'admin' }),
    [`GET ${path}`]: listAnswer(categories),
    'GET /api/admin/blog/tags': listAnswer([tag, { slug: 'hours', name: 'Hours', posts: 1 }]),
  });
  const open = () => renderGuarded(<CategoriesPage />, accountOf({ role: 'admin' }));
  let opened = open();
  const { person } = opened;
  await screen.findByRole('button', { name: 'Rename Typing' });
  const reload = async () => {
    opened.unmount();
    queryClient.clear();
    opened = open();
    await screen.findByRole('button', { name: 'Rename Typing' });
  };
  return { api, person, reload };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Category' });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('creates a category once it has a name, and trims that', async () => {
  const { api, person } = await openCategories();
  expect(create().disabled).toBe(true);
  fill('Category Name', '   ');
  expect(create().disabled).toBe(true);
  fill('Category Name', '  Hiring ');
  const hiring = { id: 5, name: 'Hiring', description: null };
  api.answer({
    [`POST ${path}`]: hiring,
    [`GET ${path}`]: listAnswer([law, costs, { ...hiring, posts: 0 }]),
  });
  await person.click(create());
  expect(await screen.findByText('Category created successfully!')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Hiring' })).toBeTruthy();
  expect(field('Category Name').value).toBe('');
  expect(document.activeElement).toBe(field('Category Name'));
  expect(api.callsOf(`POST ${path}`)).toMatchObject([{ body: { name: 'Hiring', description: null } }]);
});

it('keeps what is typed about a new category until it is created', async () => {
  const { api, person, reload } = await openCategories();
  fill('Category Name', 'Hiring');
  fill('Description (optional)', 'Typed and not sent.');
  await reload();
  await waitFor(() => expect(field('Category Name').value).toBe('Hiring'));
  expect(field('Description (optional)').value).toBe('Typed and not sent.');
  api.answer({ [`POST ${path}`]: { id: 5, name: 'Hiring', description: null } });
  await person.click(create());
  await waitFor(() => expect(field('Category Name').value).toBe(''));
  await reload();
  expect(field('Category Name').value).toBe('');
});

it('says why a category was not created, and keeps what was typed', async () => {
  const { api, person } = await openCategories();
  const says = (words: string | RegExp) =>
    waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
  fill('Category Name', '!!!');
  const reason = 'A name needs a letter or a digit.';
  api.answer({ [`POST ${path}`]: () => refusal(400, 'Invalid', [{ field: 'name', message: reason }]) });
  await person.click(create());
  await says(`Failed to create category: ${reason}`);
  api.answer({ [`POST ${path}`]: () => new Response('Down', { status: 500 }) });
  await person.click(create());
  await says('Failed to create category: Unknown error');
  api.answer({ [`POST ${path}`]: noAnswer });
  await person.click(create());
  await says('Error creating category');
  storeToken(null);
  await person.click(create());
  await says('No authentication token found');
  expect(field('Category Name').value).toBe('!!!');
});

it('shows the empty list when it could not be read, with a way to try again', async () => {
  const { api, person, reload } = await openCategories();
  for (const answer of [() => refusal(500, 'Down'), noAnswer]) {
    api.answer({ [`GET ${path}`]: answer });
    await reload();
    expect(await screen.findByText('Create your first category with the form.')).toBeTruthy();
    expect(await screen.findByText(/The site doesn’t answer just now\./)).toBeTruthy();
    api.answer({ [`GET ${path}`]: listAnswer([law]) });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Law' })).toBeTruthy();
    expect(screen.queryByText(/The site doesn’t answer just now\./)).toBeNull();
  }
});

it('deletes an unused category after a question, which asks about no posts', async () => {
  const { api, person } = await openCategories();
  await person.click(screen.getByRole('button', { name: 'Delete Costs' }));
  const question = within(screen.getByRole('dialog', { name: /^Delete category/ }));
  expect(question.getByText('Are you sure you want to delete this category?')).toBeTruthy();
  expect(question.queryByRole('combobox')).toBeNull();
  api.answer({ [`DELETE ${path}/4`]: () => refusal(500, 'Down') });
  await person.click(question.getByRole('button', { name: 'Delete' }));
  expect((await question.findByRole('alert')).textContent).toBe('Failed to delete category');
  api.answer({ [`DELETE ${path}/4`]: { message: 'Deleted' }, [`GET ${path}`]: listAnswer([law]) });
  await person.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Costs' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('“Costs” has been deleted.')).toBeTruthy();
});

it('moves the posts of a deleted category to another one', async () => {
  const { api, person } = await openCategories();
  await person.click(screen.getByRole('button', { name: 'Delete Law' }));
  const question = within(screen.getByRole('dialog', { name: /^Delete category/ }));
  expect(question.getByText(/^1 post in this category, including drafts\./)).toBeTruthy();
  expect(question.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'No category',
    'Costs',
  ]);
  await person.selectOptions(question.getByRole('combobox', { name: 'Move to' }), 'Costs');
  api.answer({ [`DELETE ${path}/3`]: { message: 'Deleted' }, [`GET ${path}`]: listAnswer([costs]) });
  await person.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Law' })).toBeNull());
  expect(api.callsOf(`DELETE ${path}/3`)).toMatchObject([{ path: `${path}/3?moveTo=4` }]);
});

it('renames a category, and says why a name is rejected', async () => {
  const { api, person } = await openCategories();
  await person.click(screen.getByRole('button', { name: 'Rename Law' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename “Law”' }));
  const name = dialog.getByRole('textbox', { name: 'Category Name' });
  const taken = 'There is a category with this name already.';
  api.answer({ [`PUT ${path}/3`]: () => refusal(409, taken, [{ field: 'name', message: taken }]) });
  fireEvent.change(name, { target: { value: 'Costs' } });
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(taken);
  api.answer({
    [`PUT ${path}/3`]: { id: 3, name: 'Contracts', description: null },
    [`GET ${path}`]: listAnswer([{ ...law, name: 'Contracts' }, costs]),
  });
  fireEvent.change(name, { target: { value: ' Contracts ' } });
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('“Law” is now called “Contracts”.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Contracts' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsOf(`PUT ${path}/3`).at(-1)?.body).toEqual({ name: 'Contracts' });
});

it('renames on Enter, and says nothing more of it once a category is deleted', async () => {
  const { api, person } = await openCategories();
  await person.click(screen.getByRole('button', { name: 'Rename Costs' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename “Costs”' }));
  const name = dialog.getByRole('textbox', { name: 'Category Name' });
  await person.type(name, '{Enter}');
  expect(api.callsOf(`PUT ${path}/4`)).toEqual([]);
  const money = { id: 4, name: 'Money', description: costs.description };
  api.answer({ [`PUT ${path}/4`]: money, [`GET ${path}`]: listAnswer([law, { ...money, posts: 0 }]) });
  fireEvent.change(name, { target: { value: 'Money' } });
  await person.type(name, '{Enter}');
  expect(await screen.findByText('“Costs” is now called “Money”.')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Delete Money' }));
  api.answer({ [`DELETE ${path}/4`]: { message: 'Deleted' }, [`GET ${path}`]: listAnswer([law]) });
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/is now called/)).toBeNull());
});

it('renames a tag, says what something in between answered, and that two become one', async () => {
  const { api, person } = await openCategories();
  const tags = '/api/admin/blog/tags';
  await person.click(screen.getByRole('button', { name: 'Rename Typing' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename “Typing”' }));
  const rename = dialog.getByRole('button', { name: 'Rename' });
  expect(rename.getAttribute('aria-disabled') ?? String((rename as HTMLButtonElement).disabled)).toBe('true');
  fireEvent.change(dialog.getByRole('textbox', { name: 'New name' }), { target: { value: 'hours' } });
  expect(dialog.getByText('“Hours” is a tag already: the two will be merged.')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: 'New name' }), { target: { value: 'Typing b' } });
  api.answer({ [`PUT ${tags}/typing`]: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) });
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The tag could not be renamed. Check your connection and try again.',
  );
  api.answer({
    [`PUT ${tags}/typing`]: { message: 'Renamed' },
    [`GET ${tags}`]: listAnswer([{ slug: 'typing-b', name: 'Typing b', posts: 2 }]),
  });
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('“Typing” is now called “Typing b”.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Typing b' })).toBeTruthy();
});
