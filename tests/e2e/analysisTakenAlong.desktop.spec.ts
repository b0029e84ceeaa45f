import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createClient, signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expireShare } from './support/database';
import { expect, test } from './support/test';

async function download(page: Page, kind: string): Promise<Download> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${kind}` }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(
    `ai-opportunity-analysis-office-plan.${kind === 'Excel' ? 'xlsx' : kind.toLowerCase()}`,
  );
  return file;
}

/** The parts of an Office file, which is a zip archive of XML. */
async function partsOf(file: Download): Promise<Record<string, string>> {
  const parts = unzipSync(new Uint8Array(await readFile(await file.path())));
  return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const joined = (parts: Record<string, string>, paths: RegExp) =>
  Object.entries(parts)
    .filter(([path]) => paths.test(path))
    .map(([, text]) => text)
    .join('');

test.use({ expectedNoise: /404|could not be loaded/ });

test('Analysis is taken along as files and by a link, and goes with the account that owns it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const { email, name, token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, { listName: 'Office plan' });
  await page.goto(`/analysis-results/${id}`);

  await test.step('it is a tagged PDF', async () => {
    const data = new Uint8Array(await readFile(await (await download(page, 'PDF')).path()));
    const document = await getDocument({ data, verbosity: 0 }).promise;
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const pages = Array.from({ length: document.numPages }, async (_, index) =>
      (await document.getPage(index + 1)).getTextContent(),
    );
    expect(JSON.stringify(await Promise.all(pages))).toContain('What could go wrong');
  });

  await test.step('it is a table', async () => {
    // 3 people, 14 hours on each of 52 weeks, at $70,000 over 2,080 hours
    expect(await readFile(await (await download(page, 'CSV')).path(), 'utf8')).toContain(
      'Task,Finance & Accounting,Processing supplier invoices,3,14,Weekly,70000,33.65,73500,',
    );
  });

  await test.step('it is a spreadsheet with live formulas', async () => {
    const book = await partsOf(await download(page, 'Excel'));
    expect(book['xl/workbook.xml']).toMatch(/name="Costs and returns".*name="Prices"/s);
    // The setup cost, high: a formula with the engine's result beside it.
    expect(joined(book, /^xl\/worksheets\//)).toMatch(/<f>ROUND\(E\d+\*[^<]+<\/f><v>11968<\/v>/);
  });

  const share = page.getByRole('region', { name: 'Share this analysis' });
  const link = share.getByRole('textbox', { name: 'Link' });
  const visitor = await browser.newContext();
  const reader = await visitor.newPage();
  const gone = reader.getByRole('heading', { level: 1, name: 'This link no longer works' });
  await test.step('a link shows it without an account, until it is withdrawn', async () => {
    await expect(share).toContainText(
      'It shows your answers, tasks and, unless you hide them, salaries, but not your name',
    );
    await share.getByRole('button', { name: 'Create link' }).click();
    const first = await link.inputValue();
    await expectAccessible();
    await reader.goto(first);
    await expect(
      reader.getByRole('heading', { level: 1, name: /^Analysis Results\s*Office plan$/ }),
    ).toBeVisible();
    await expect(reader.getByRole('table', { name: 'Finance & Accounting' })).toContainText('$73,500');
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(reader.getByRole('button', { name: 'Create link' })).toHaveCount(0);
    for (const own of [email, name]) await expect(reader.locator('body')).not.toContainText(own);
    await share.getByRole('button', { name: 'Withdraw link' }).click();
    await expect(share.getByText(/^You withdrew the link/)).toBeVisible();
    await reader.reload();
    await expect(gone).toBeVisible();
  });

  await test.step('another link hides salaries, and works until it expires', async () => {
    await share.getByRole('checkbox', { name: 'Hide salaries' }).check();
    await share.getByRole('button', { name: 'Create link' }).click();
    await reader.goto(await link.inputValue());
    await expect(reader.getByRole('table', { name: 'Finance & Accounting' })).toBeVisible();
    await expect(reader.locator('body')).not.toContainText('$33.65');
    await expireShare('analyses', id);
    await reader.reload();
    await expect(gone).toBeVisible();
    await visitor.close();
  });

  await test.step('it is gone as soon as another account signs in in another tab', async () => {
    const next = await createClient();
    const tab = await page.context().newPage();
    await tab.goto('/contact');
    await tab.evaluate((other) => localStorage.setItem('token', other), next.token);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load' })).toHaveText(
      'Failed to load analysis results',
    );
    await expect(page.getByText('Office plan')).toHaveCount(0);
  });
});
