import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '@/client/queryClient';
import { storeToken } from '@/client/tokenStorage';
import { renderHead } from '@/domain/seo/renderHead';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import type { SeoEntries } from '@/schemas/seo';
import { fakeApi, heldAnswer, noAnswer, refusal } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { editedPost } from '@tests/factories/editedPost';
import { SeoEditor } from './SeoEditor';

const own = 'GET /api/seo/public/our-story';
const save = 'POST /api/seo/public/our-story';
const title = 'Our own story | The Firm';

const site: SeoEntries['site'] = {
  ...{ origin: 'https://firm.example', firmName: 'The Firm', logoPath: '/logo.png' },
  ...{ email: null, profiles: [] },
  entity: { legalName: null, address: null, registration: null, phone: null },
};
const defaults = {
  path: '/story',
  title: 'Our own story',
  description: 'How it began.',
  image: '/story.png',
};
const entries: SeoEntries = {
  site,
  entries: [
    {
      ...{ pageKey: 'our-story', recordId: 5, path: '/story', record: {}, isListed: true, updatedAt: null },
      ...{ defaults, head: renderHead({}, defaults, site) },
      facts: {
        ...{ name: 'Story', changed: '2026-11-01', trail: [], isService: false },
        questions: [{ question: 'Why?', answer: 'Because.' }],
      },
    },
  ],
};

/** Opens the editor as an administrator on a page with this record. */
async function openEditor(record: SeoRecord = {}) {
  router.start('/story');
  document.title = title;
  const api = fakeApi({
    [own]: record,
    'GET /api/seo/entries': entries,
    'GET /api/seo/matches': { title: [], description: [], isKnownPath: true },
    'GET /api/seo/history/our-story': [],
  });
  let opened = renderSignedIn(<SeoEditor />, accountOf({ role: 'admin' }));
  const open = async () => {
    await opened.person.click(screen.getByRole('button', { name: 'Edit SEO' }));
    await screen.findByRole('heading', { name: 'Checks' });
    await waitFor(() => field('Page Title'));
  };
  const reload = () => {
    opened.unmount();
    queryClient.clear();
    opened = renderSignedIn(<SeoEditor />, accountOf({ role: 'admin' }));
  };
  await open();
  return { api, person: opened.person, open, reload };
}

const dialog = () => within(screen.getByRole('dialog', { name: /^SEO Settings/ }));
const field = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(dialog().getByRole('button', { name }));
const said = (words: string | RegExp) =>
  screen.findByText(words, { selector: '[role="status"] *, [role="status"]' });
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const escape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { bubbles: true, cancelable: true }));

it('starts from the page’s own tags, and saves what was changed', async () => {
  const { api } = await openEditor();
  expect(field('Page Title').value).toBe(title);
  const slug = field('URL Slug');
  expect([slug.value, slug.disabled]).toEqual(['/', true]);
  for (const name of ['Canonical URL', 'Open Graph Image URL', 'Twitter Image URL']) {
    expect(field(name).type, name).toBe('url');
  }
  api.answer({ [save]: { title: 'Counted' } });
  fill('Page Title', 'Counted');
  press('Save Settings');
  await untilClosed();
  expect(await said('✓ SEO settings saved')).toBeTruthy();
  expect(router.refresh).toHaveBeenCalled();
  expect(api.callsOf(save)).toMatchObject([
    { body: { title: 'Counted', replaces: {}, only: ['title'] }, token: 'first-token' },
  ]);
});

it('lists no changes before something is changed', async () => {
  await openEditor();
  expect(await dialog().findByText('The tags stay as they are.')).toBeTruthy();
  fill('Meta Description', 'Counted anew.');
  expect(dialog().queryByText('The tags stay as they are.')).toBeNull();
});

it('says what is wrong while somebody types, also compared with other pages', async () => {
  const { api } = await openEditor({ title: 'Kept' });
  const findings = () => dialog().getByRole('list', { name: 'Checks' }).textContent;
  fill('Page Title', 'Wide words '.repeat(9));
  expect(screen.getByRole('dialog').textContent).toMatch(
    /Title as shown: about \d+ of 580 px, will be cut off/,
  );
  expect(findings()).toMatch(/The title is about \d+ px wide/);
  api.answer({ 'GET /api/seo/matches': { title: ['/blog/same'], description: [], isKnownPath: false } });
  fill('Page Title', 'Said twice');
  await waitFor(() => expect(findings()).toContain('The same title as /blog/same.'));
  fill('Canonical URL', 'https://elsewhere.example/');
  expect(findings()).toContain('on another site (elsewhere.example)');
  fill('Canonical URL', '/nowhere');
  await waitFor(() => expect(findings()).toContain('where there is no page'));
  fill('Custom Schema', '{"@context":"https://schema.org","@type":"Product"}');
  expect(findings()).toContain('structured data: name: Required for Product');
});

it('fills templates, and says what it thinks of structured data', async () => {
  const { person } = await openEditor();
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const validate = () => press(/^Validate Schema/);
  validate();
  expect(await said('✗ No schema data to validate')).toBeTruthy();
  fill('Custom Schema', '<script type="application/ld+json">{}</script>');
  validate();
  expect(await said('✗ Enter JSON data only, not HTML script tags')).toBeTruthy();
  fill('Custom Schema', '{"@type": ');
  validate();
  expect(await said(/^✗ Invalid JSON-LD: \S/)).toBeTruthy();
  fill('Custom Schema', '');
  const generated = field('Generated Schema (read-only)');
  expect(generated.readOnly).toBe(true);
  for (const [template, type] of [
    ['organization', 'Organization'],
    ['website', 'WebSite'],
    ['faqpage', 'FAQPage'],
    ['service', 'Service'],
  ] as const) {
    await person.selectOptions(dialog().getByRole('combobox', { name: 'Schema Template' }), template);
    expect(generated.value).toContain(`"@type": "${type}"`);
  }
  validate();
  expect(await said('✓ Valid JSON-LD')).toBeTruthy();
  expect(opened.mock.calls[0]?.[0]).toContain('https://search.google.com/test/rich-results?url=');
});

it('keeps directives for robots that it has no field for', async () => {
  const { api, person } = await openEditor({ title: 'Kept', robots: 'nofollow, max-snippet:20' });
  await person.click(dialog().getByRole('checkbox', { name: /Prevent search engines/ }));
  api.answer({ [save]: {} });
  press('Save Settings');
  await untilClosed();
  expect(api.callsOf(save)).toMatchObject([{ body: { robots: 'noindex, nofollow, max-snippet:20' } }]);
});

it('closes on Cancel and on ×, and keeps what was typed from Escape', async () => {
  const { open } = await openEditor({ title: 'Kept' });
  escape();
  await untilClosed();
  await open();
  fill('Page Title', 'Typed');
  escape();
  expect(await said(/^There are unsaved changes/)).toBeTruthy();
  expect(field('Page Title').value).toBe('Typed');
  press('Cancel');
  await untilClosed();
  await open();
  expect(field('Page Title').value).toBe('Kept');
  press('Close SEO settings');
  await untilClosed();
});

it('stays open with what was typed while it saved', async () => {
  const { api } = await openEditor({ title: 'Kept' });
  const { answer, letGo } = heldAnswer(() => ({ title: 'Sent first' }));
  api.answer({ [save]: answer });
  fill('Page Title', 'Sent first');
  press('Save Settings');
  const isHeld = (name: string) => dialog().getByRole('button', { name }).getAttribute('aria-disabled');
  await waitFor(() => expect(isHeld('Saving...')).toBe('true'));
  fill('Page Title', 'Typed meanwhile');
  expect([isHeld('Cancel'), isHeld('Close SEO settings')]).toEqual(['true', 'true']);
  escape();
  expect(field('Page Title').value).toBe('Typed meanwhile');
  letGo();
  expect(await said('✓ Saved, without what you typed since')).toBeTruthy();
  api.answer({ [save]: { title: 'Typed meanwhile' } });
  press('Save Settings');
  await untilClosed();
  expect(api.callsOf(save)).toMatchObject([
    { body: { title: 'Sent first', replaces: { title: 'Kept' } } },
    { body: { title: 'Typed meanwhile', replaces: { title: 'Sent first' } } },
  ]);
});

it('says that a save failed, and keeps what was typed', async () => {
  const { api } = await openEditor({ title: 'Kept' });
  const problem = 'Must be an address';
  api.answer({ [save]: () => refusal(400, problem, [{ field: 'canonicalUrl', message: problem }]) });
  fill('Canonical URL', 'javascript:alert(1)');
  press('Save Settings');
  expect(await said('✗ Failed to save SEO settings')).toBeTruthy();
  expect(field('Canonical URL').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Canonical URL'));
  fill('Canonical URL', '');
  api.answer({ [save]: noAnswer });
  press('Save Settings');
  expect(await said('✗ Error saving SEO settings')).toBeTruthy();
  expect(dialog().queryByRole('alert')).toBeNull();
  const reason = 'The database is read-only during maintenance.';
  api.answer({ [save]: () => refusal(500, reason) });
  press('Save Settings');
  expect(await said('✗ Failed to save SEO settings')).toBeTruthy();
  expect(dialog().getByRole('alert').textContent).toBe(reason);
  storeToken(null);
  press('Save Settings');
  expect(await said('✗ Authentication required')).toBeTruthy();
  expect(field('Page Title').value).toBe('Kept');
});

it('asks whose words stay when somebody else saved first, also of what was kept from before', async () => {
  const { api, person, reload } = await openEditor({ title: 'Read' });
  const conflict = async () =>
    within(await screen.findByRole('dialog', { name: 'Someone else saved this page’s settings' }));
  fill('Page Title', 'Mine');
  api.answer({ [own]: { title: 'Theirs' }, [save]: () => refusal(409, 'Saved meanwhile') });
  press('Save Settings');
  fireEvent.click((await conflict()).getByRole('button', { name: 'Keep editing' }));
  expect(field('Page Title').value).toBe('Mine');

  reload();
  await person.click(screen.getByRole('button', { name: 'Edit SEO' }));
  fireEvent.click((await conflict()).getByRole('button', { name: 'Take theirs' }));
  expect(field('Page Title').value).toBe('Theirs');
  fill('Page Title', 'Mine again');
  api.answer({ [own]: { title: 'Theirs again' } });
  press('Save Settings');
  const again = await conflict();
  api.answer({ [save]: { title: 'Mine again' } });
  fireEvent.click(again.getByRole('button', { name: 'Save mine' }));
  await untilClosed();
  expect(api.callsOf(save).at(-1)?.body).toMatchObject({
    title: 'Mine again',
    replaces: { title: 'Theirs again' },
    only: ['title'],
  });
});

it('stores only what is changed where the record could not be loaded', async () => {
  router.start('/story');
  const { api, reload, open } = await openEditor();
  api.answer({ [own]: () => refusal(500, 'Down'), [save]: { title: 'Changed alone' } });
  reload();
  await open();
  expect(dialog().getByText(/^The saved settings could not be loaded\./)).toBeTruthy();
  expect(field('Page Title').value).toBe(title);
  fill('Page Title', 'Changed alone');
  press('Save Settings');
  await untilClosed();
  expect(api.callsOf(save)[0]?.body).toMatchObject({ title: 'Changed alone', only: ['title'] });
  expect(api.callsOf(save)[0]?.body).not.toHaveProperty('replaces');
});

it('brings back an earlier version, unless something was typed', async () => {
  const { api, open } = await openEditor({ title: 'Later' });
  const version = (id: number, words: string) => ({
    ...{ id, savedAt: `2026-11-0${id}T09:00:00.000Z`, savedBy: 'Administrator', record: { title: words } },
  });
  api.answer({
    'GET /api/seo/history/our-story': [version(2, 'Later'), version(1, 'Earlier')],
    'POST /api/seo/restore/our-story': { title: 'Earlier' },
  });
  press('Cancel');
  await untilClosed();
  queryClient.clear();
  await open();
  const restore = async () =>
    fireEvent.click(await dialog().findByRole('button', { name: /^Restore/, hidden: true }));
  fill('Page Title', 'Typed and not saved');
  await restore();
  expect(await said('There are unsaved changes: save them or press Cancel.')).toBeTruthy();
  expect(api.callsOf('POST /api/seo/restore/our-story')).toEqual([]);
  press('Cancel');
  await untilClosed();
  queryClient.clear();
  await open();
  await restore();
  expect(await said('✓ Earlier version restored')).toBeTruthy();
  await waitFor(() => expect(field('Page Title').value).toBe('Earlier'));
  expect(api.callsOf('POST /api/seo/restore/our-story')).toMatchObject([{ body: { versionId: 1 } }]);
});

it('links from a published post to its editor and its SEO fields', async () => {
  router.start('/blog/costs');
  fakeApi({ 'GET /api/admin/blog/post/costs': editedPost({ id: 7, slug: 'costs' }) });
  renderSignedIn(<SeoEditor />, accountOf({ role: 'marketer' }));
  const edit = await screen.findByRole('link', { name: 'Edit this post' });
  expect(edit.getAttribute('href')).toBe('/admin/blog?edit=costs');
  expect(screen.getByRole('link', { name: 'Edit SEO' }).getAttribute('href')).toBe(
    '/cms/collections/posts/7#search-metadata',
  );
});
