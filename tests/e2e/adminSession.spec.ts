import { randomUUID } from 'node:crypto';
import { createAccount, freshEmail, goodPassword } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { BlogAdmin } from './support/blogAdmin';
import { insertInquiry } from './support/database';
import { expectLaidOut } from './support/expectLaidOut';
import { beginSession, expectSameSession, setSessionWindow } from './support/oneSession';
import { Editor, freshTitle } from './support/posts';
import { leaveByMenu, openPlace } from './support/staffDay';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';
import { freshName } from './support/users';

// Said of styles that are fetched ahead for pages behind links, when a screen is looked at for some seconds.
test.use({ expectedNoise: /was preloaded using link preload but not used/ });

test('an administrator goes through the portal without ever reloading', async ({ page, isMobile }) => {
  test.slow();
  await setSessionWindow(page, isMobile);
  const admin = await createAccount('admin');
  const client = await createAccount('client', { name: freshName(), reportLimit: 20 });
  await generateAnalysis(page.request, client.token, { listName: 'Office plan' });
  const asker = freshEmail();
  await insertInquiry({ email: asker, message: 'What does a first project cost?' });
  const post = await (await Editor.signIn(page.request)).write({ title: freshTitle() });

  await test.step('signs in', async () => {
    await page.goto('/');
    await beginSession(page);
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(page).toHaveURL('/login');
    await expectLaidOut(page, 'the login page');
    await page.getByRole('textbox', { name: 'Email' }).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await expectLaidOut(page, 'the users');
  });

  await test.step('adds a user', async () => {
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    const name = `Person ${randomUUID().slice(0, 8)}`;
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Email').fill(freshEmail());
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
    await expectLaidOut(page, 'the dialog for a new user');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expectSaid(page, `${name} was added`);
  });

  await test.step('looks at a client and their analysis', async () => {
    await page.getByRole('searchbox', { name: /^Search name/ }).fill(client.name);
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();
    await page.getByRole('table', { name: 'Users' }).getByRole('button', { name: 'View' }).click();
    const details = page.getByRole('dialog', { name: 'User Details' });
    await expect(details.getByRole('button', { name: 'View Office plan' })).toBeVisible();
    await expectLaidOut(page, 'a user’s details');
    await details.getByRole('button', { name: 'Edit' }).click();
    await expectLaidOut(page, 'a user being edited');
    await page.getByRole('dialog', { name: 'Edit User' }).getByRole('button', { name: 'Cancel' }).click();
    await details.getByRole('button', { name: 'View Office plan' }).click();
    const report = page.getByRole('dialog', { name: 'Analysis Report' });
    await expect(report.getByRole('heading', { name: 'Form Questions and Answers' })).toBeVisible();
    await expectLaidOut(page, 'an analysis report');
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('looks at posts and categories', async () => {
    await openPlace(page, 'Blog');
    const blog = new BlogAdmin(page);
    await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
    await expectLaidOut(page, 'the posts');
    await (await blog.find(post.title)).getByRole('button', { name: 'Edit' }).click();
    await expect(blog.field('Slug')).toHaveValue(post.slug ?? '');
    await expectLaidOut(page, 'the post editor');
    await page.keyboard.press('Escape');
    await expect(blog.editor).toBeHidden();
    await openPlace(page, 'Categories');
    await expectLaidOut(page, 'the categories');
  });

  await test.step('opens the menu of the other places', async () => {
    const more = page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('button', { name: /^More/ });
    await more.click();
    await expectLaidOut(page, 'the open menu');
    await more.click();
  });

  for (const place of ['Projects', 'Overview', 'Trail', 'Language model', 'Inquiries']) {
    await test.step(`opens ${place}`, async () => {
      await openPlace(page, place);
      await expectLaidOut(page, place);
    });
  }

  await test.step('reads an inquiry', async () => {
    await page.getByRole('searchbox', { name: /^Search name/ }).fill(asker);
    // The address follows what is typed, and would undo the way to an inquiry.
    await expect(page).toHaveURL(/[?&]search=/);
    await expect(page.getByText('1 inquiry', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Robin Example' }).click();
    await expect(page.getByRole('form', { name: 'Owner and state' })).toBeVisible();
    await expectLaidOut(page, 'an inquiry');
  });
  await expectSameSession(page);

  if (!isMobile) await test.step('signs out', () => leaveByMenu(page, '/admin'));
});
