import type { Page } from '@playwright/test';
import { panelText, savedInPanel } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

/** Holds back what the server answers to the next save by itself until it is let go. */
async function holdAutosave(page: Page): Promise<{ begun: Promise<unknown>; letGo: () => void }> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const begun = page.waitForRequest(/\/api\/posts\/.*autosave=true/);
  await page.route(
    '**/api/posts/**autosave=true**',
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { begun, letGo };
}

test('what is typed in several fields while a draft is being saved stays, and is saved too', async ({
  page,
}) => {
  const post = await (await Editor.signInToCms(page)).write();
  await page.goto(`/cms/collections/posts/${post.id}`);
  const field = (name: string) => page.getByRole('textbox', { name });
  const { begun, letGo } = await holdAutosave(page);
  await field('Description *').fill('Saved first. ');
  await begun;

  await field('Meta title').fill('Typed meanwhile');
  await field('Title').first().fill(`${post.title} and on`);
  await panelText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Written meanwhile.');
  await field('Description *').fill('Typed last.');
  const saved = savedInPanel(page, true, 'Typed last.');
  letGo();

  expect((await (await saved).json()) as unknown).toMatchObject({
    doc: {
      metaTitle: 'Typed meanwhile',
      title: `${post.title} and on`,
      description: 'Typed last.',
    },
  });
  await expect(field('Meta title')).toHaveValue('Typed meanwhile');
  await expect(field('Title').first()).toHaveValue(`${post.title} and on`);
  await expect(panelText(page)).toContainText('Written meanwhile.');
});
