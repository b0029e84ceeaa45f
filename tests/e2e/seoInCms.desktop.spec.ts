import type { APIRequestContext, Page } from '@playwright/test';
import { faqSample } from '@/domain/seo/checks/schemaTemplates';
import type { SessionAnswer } from '@/schemas/auth';
import { freshEmail, goodPassword } from './support/accounts';
import { insertAccount } from './support/database';
import { Editor } from './support/posts';
import { saveRecord } from './support/seoEditor';
import { expectHeadOf, recordOf } from './support/seoHead';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

// No other test saves the record of the blog's list; the two here take turns.
test.describe.configure({ mode: 'default' });

const key = 'blog';
let token: string;
let marketer: { email: string; password: string };

test.beforeAll(async () => {
  marketer = { email: freshEmail(), password: goodPassword };
  const { email } = marketer;
  await insertAccount({ name: 'Mara Example', email, company: 'Example Supply', role: 'marketer' });
});

test.beforeEach(async ({ page }) => {
  const login = await page.request.post('/api/auth/login', { data: marketer });
  ({ token } = (await login.json()) as SessionAnswer);
});

// Other tests rely on the page's own words.
test.afterAll(({ request }) => saveRecord(request, token, key));

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The record's id in the CMS. */
async function findRecord(request: APIRequestContext): Promise<number> {
  const answer = await request.get(`/api/seo-pages?where[pageKey][equals]=${key}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  return docs[0]?.id ?? 0;
}

test('a marketer edits a page’s record in the CMS, and the page’s head changes', async ({ page }) => {
  await saveRecord(page.request, token, key, recordOf(key));
  await expectHeadOf(page, '/blog', recordOf(key));

  await page.goto(`/cms/collections/seo-pages/${await findRecord(page.request)}`);
  await tab(page, 'Search results').click();
  const title = page.getByRole('textbox', { name: 'Page Title', exact: true });
  await expect(title).toHaveValue(recordOf(key).title);
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('Indexing: Indexing is prevented');

  await title.fill('');
  await expect(title).toHaveAttribute('placeholder', / \| AI Advisory$/);
  const post = await (await Editor.signIn(page.request)).write();
  await title.fill(`${post.title} | AI Advisory`);
  await expect(page.getByText(/Title as shown: about \d+ of 580 px/)).toBeVisible();
  await tab(page, 'Indexing').click();
  const prevented = page.getByRole('checkbox', { name: 'Prevent search engines from indexing this page' });
  await expect(prevented).toBeChecked();
  await expect(
    page.getByText('Other directives for search engines stay as they are: nofollow'),
  ).toBeVisible();
  await prevented.uncheck();
  await expect(checks).toContainText(`The same title as /blog/${post.slug}.`);
  await tab(page, 'Structured data').click();
  const schema = page.getByRole('textbox', { name: 'Custom Schema' });
  const question = { '@type': 'Question', name: faqSample.question };
  await schema.fill(
    JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [question] }),
  );
  await expect(checks).toContainText('“A question that visitors ask” is the template’s sample text.');
  await schema.fill('');
  await tab(page, 'Search results').click();
  await title.fill('Counted in the CMS');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaid(page, 'Updated successfully.');

  await page.goto('/blog');
  await expect(page).toHaveTitle('Counted in the CMS');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'nofollow');
});

test('a marketer gives a post its search metadata in the CMS', async ({ page }) => {
  const post = await (await Editor.signIn(page.request)).write();
  await page.request.post('/api/auth/login', { data: marketer });
  await page.goto(`/cms/collections/posts/${post.id}`);
  await tab(page, 'SEO').click();
  const metaTitle = page.getByRole('textbox', { name: 'Meta title' });
  await metaTitle.fill('Found by this title');
  const preview = page.getByRole('figure', { name: 'Search result, desktop' });
  await expect(preview).toContainText('Found by this title');
  await expect(preview).toContainText(/› blog › post-/);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expectSaid(page, 'Updated successfully.');
  await page.goto(`/blog/${post.slug}`);
  await expect(page).toHaveTitle('Found by this title | AI Advisory');
});
