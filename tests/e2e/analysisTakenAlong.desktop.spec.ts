import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expireShare } from './support/database';
import { expect, test } from './support/test';

test('an analysis is downloaded as a tagged PDF and as a CSV table', async ({ page, expectAccessible }) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, { listName: 'Office plan' });
  await page.goto(`/analysis-results/${id}`);
  const pdfComing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await pdfComing;
  expect(pdf.suggestedFilename()).toBe('ai-opportunity-analysis-office-plan.pdf');
  const data = new Uint8Array(await readFile(await pdf.path()));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const { items } = await (await document.getPage(3)).getTextContent();
  expect(JSON.stringify(items)).toContain('What could stop it');

  const csvComing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await csvComing;
  expect(csv.suggestedFilename()).toBe('ai-opportunity-analysis-office-plan.csv');
  // 3 people, 14 hours on each of 52 weeks, at $70,000 over 2,080 hours
  expect(await readFile(await csv.path(), 'utf8')).toContain(
    'Task,Finance & Accounting,Processing supplier invoices,3,14,Weekly,70000,33.65,73500,',
  );
  await expectAccessible();
});

/** The parts of an Office file, which is a zip archive of XML. */
async function partsOf(download: Download): Promise<Record<string, string>> {
  const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
  return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const joined = (parts: Record<string, string>, paths: RegExp) =>
  Object.entries(parts)
    .filter(([path]) => paths.test(path))
    .map(([, text]) => text)
    .join('');

test('an analysis is downloaded as a spreadsheet with live formulas', async ({ page }) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, { listName: 'Office plan' });
  await page.goto(`/analysis-results/${id}`);
  const sheetComing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  const sheet = await sheetComing;
  expect(sheet.suggestedFilename()).toBe('ai-opportunity-analysis-office-plan.xlsx');
  const book = await partsOf(sheet);
  expect(book['xl/workbook.xml']).toMatch(/name="Cost and return".*name="Prices"/s);
  // What it costs once, high: a formula with the engine's result beside it.
  expect(joined(book, /^xl\/worksheets\//)).toMatch(/<f>ROUND\(E\d+\*[^<]+<\/f><v>11968<\/v>/);
});

test.describe('a file that can’t be made', () => {
  test.use({ expectedNoise: /could not be made|ERR_FAILED|Failed to fetch/ });

  test('is said so, and can be asked for again', async ({ page }) => {
    const { token } = await signIn(page);
    const id = await generateAnalysis(page.request, token);
    await page.goto(`/analysis-results/${id}`);
    await page.route('**/pdf?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const failed = page.getByText('The PDF could not be made. Please try again.');
    await expect(failed).toBeVisible();
    await page.unroute('**/pdf?*');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await coming;
    await expect(failed).toBeHidden();
  });
});

test.describe('the link to an analysis', () => {
  test.use({ expectedNoise: /404/ });

  test('shows it without an account, until it is withdrawn or expires', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const { email, name, token } = await signIn(page);
    const id = await generateAnalysis(page.request, token, { listName: 'Office plan' });
    await page.goto(`/analysis-results/${id}`);
    const share = page.getByRole('region', { name: 'Share this analysis' });
    await expect(share).toContainText('also your answers, your tasks and the salaries you entered');
    await share.getByRole('button', { name: 'Create link' }).click();
    const link = share.getByRole('textbox', { name: 'Link' });
    const first = await link.inputValue();
    await expectAccessible();

    const visitor = await browser.newContext();
    const reader = await visitor.newPage();
    await reader.goto(first);
    await expect(
      reader.getByRole('heading', { level: 1, name: /^Analysis Results\s*Office plan$/ }),
    ).toBeVisible();
    await expect(reader.getByRole('table', { name: 'Finance & Accounting' })).toContainText('$73,500');
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(reader.getByRole('button', { name: 'Create link' })).toHaveCount(0);
    for (const own of [email, name]) await expect(reader.locator('body')).not.toContainText(own);

    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`**/api/analysis/${id}/share`, async (route) => {
      if (route.request().method() === 'DELETE') await held;
      await route.continue();
    });
    await share.getByRole('button', { name: 'Withdraw link' }).click();
    await expect(share.getByRole('button', { name: 'Withdrawing link...' })).toBeVisible();
    await expect(share.getByRole('button', { name: 'Create a new link' })).toBeDisabled();
    letGo();
    await expect(share.getByText(/^The link was withdrawn/)).toBeVisible();
    await reader.reload();
    const gone = reader.getByRole('heading', { level: 1, name: 'This link no longer works' });
    await expect(gone).toBeVisible();

    await share.getByRole('button', { name: 'Create link' }).click();
    await expect(link).not.toHaveValue(first);
    await reader.goto(await link.inputValue());
    await expect(gone).toBeHidden();
    await expireShare('analyses', id);
    await reader.reload();
    await expect(gone).toBeVisible();
    await visitor.close();
  });
});
