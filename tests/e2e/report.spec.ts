import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { auditAnswers } from '../factories/auditAnswers';
import { createClient, signIn } from './support/accounts';
import { submitAudit } from './support/audits';
import { expireShare } from './support/database';
import { expect, test } from './support/test';

test('a report shows the score, what would move it, what changed and what to do', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  await submitAudit(page.request, token, auditAnswers(5));
  const id = await submitAudit(page.request, token, auditAnswers(8, { q7: 2 }));
  await page.goto(`/report/${id}`);
  // 12 x 8 + 2 = 98 of 130
  await expect(page.getByRole('img', { name: 'Overall score: 75 percent, Getting There' })).toBeVisible();
  await expect(page.getByText(/^Generated on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByText(/^Your organization has good foundations/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Team Readiness' }).first()).toContainText(
    /60%\s*Moderate/,
  );
  const oneBand = page.getByRole('region', { name: 'What would move me one band' });
  await expect(oneBand).toContainText('One answer is enough to reach “AI Ready”, which begins at 80%.');
  await expect(oneBand.getByRole('listitem')).toHaveText([/from 2 to 8$/]);
  await expect(page.getByRole('table', { name: /^What changed since/ }).getByRole('row')).toHaveText([
    /Category/,
    /Overall.*50%.*75%.*\+25 points/,
    /Data Infrastructure.*\+30 points/,
    /Automation.*\+30 points/,
    /Team Readiness.*\+10 points/,
    /Budget & Buy-In.*\+30 points/,
    /Experimentation Culture.*\+30 points/,
  ]);
  const insights = page.getByRole('region', { name: 'AI-Generated Insights' });
  await expect(insights.getByText('2 of 10 for learning a new program', { exact: true })).toBeVisible();
  await expect(insights).not.toContainText('**');
  for (const name of ['Schedule Call', 'Upgrade to Pro'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('data-cal-namespace', '30min');
  await expect(page.getByRole('link', { name: 'Learn More' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(
    page.getByRole('img', { name: /^Overall score of your audits.*50% on .*75% on/ }),
  ).toBeVisible();
  const audits = page.getByRole('table', { name: 'Your audits, newest first' });
  await expect(audits.getByRole('row').nth(1)).toContainText('+25 points');
  await expectAccessible();
});

test('the PDF holds the report, tagged', { tag: '@desktop' }, async ({ page }) => {
  const { token } = await signIn(page);
  const id = await submitAudit(page.request, token, auditAnswers(6));
  await page.goto(`/report/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`ai-readiness-report-${id}.pdf`);
  const data = new Uint8Array(await readFile(await download.path()));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const { items } = await (await document.getPage(1)).getTextContent();
  expect(JSON.stringify(items)).toContain('AI Readiness Report');
});

test.describe('a report that can’t be loaded', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /500|ERR_FAILED|could not be loaded/ });

  test('is not found, and a line below offers to try again', async ({ page, expectAccessible }) => {
    const { token } = await signIn(page);
    const id = await submitAudit(page.request, token, auditAnswers(5));
    const address = `**/api/audits/${id}`;
    const failures: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 500, json: { message: 'Down' } }),
      (route) => route.abort(),
    ];
    for (const fail of failures) {
      await page.route(address, fail);
      await page.goto(`/report/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Report Not Found' })).toBeVisible();
      await expect(page.getByText('The requested report could not be found.')).toBeVisible();
      await expect(
        page.getByRole('alert').filter({ hasText: 'The site doesn’t answer just now.' }),
      ).toBeVisible();
      await expectAccessible();
      await page.unroute(address);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('img', { name: /^Overall score: 50 percent/ })).toBeVisible();
    }
  });
});

test.describe('what can’t be seen', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /404|500|could not be loaded/ });

  test('somebody else’s report is not found, like a missing one', async ({ page }) => {
    const owner = await createClient();
    const id = await submitAudit(page.request, owner.token, auditAnswers(5));
    await signIn(page);
    for (const path of [`/report/${id}`, '/report/2147483647', '/report/none']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Report Not Found' })).toBeVisible();
      await expect(page.getByText('The requested report could not be found.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('no link is offered while nobody knows whether one is out', async ({ page }) => {
    const { token } = await signIn(page);
    const id = await submitAudit(page.request, token, auditAnswers(5));
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.post(`/api/audits/${id}/share`, { headers });
    await page.route(`**/api/audits/${id}/share`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
    );
    await page.goto(`/report/${id}`);
    const failure = page.getByText('It could not be found out whether a link is in use.');
    await expect(failure).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeDisabled();
    await page.unroute(`**/api/audits/${id}/share`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^A link is out and works until/)).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(page.getByRole('button', { name: 'Withdraw link' })).toBeEnabled();
  });

  test('a shared link works without an account, until it is withdrawn or expires', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const { email, name, token } = await signIn(page);
    const id = await submitAudit(page.request, token, auditAnswers(7));
    await page.goto(`/report/${id}`);
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    const first = await link.inputValue();
    await expect(link).toBeFocused();

    const visitor = await browser.newContext();
    const reader = await visitor.newPage();
    await reader.goto(first);
    const score = reader.getByRole('img', { name: 'Overall score: 70 percent, Getting There' });
    await expect(score).toBeVisible();
    await reader.keyboard.press('Tab');
    await reader.keyboard.press('Enter');
    await expect(reader.getByRole('main')).toBeFocused();
    await expect(reader).toHaveURL(first);
    await expect(score).toBeVisible();
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(reader.locator('body')).not.toContainText(email);
    await expect(reader.locator('body')).not.toContainText(name);

    await page.getByRole('button', { name: 'Withdraw link' }).click();
    await expect(page.getByText(/^The link was withdrawn/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeFocused();
    await expectAccessible();
    await reader.reload();
    const gone = reader.getByRole('heading', { level: 1, name: 'This link no longer works' });
    await expect(gone).toBeVisible();

    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(link).not.toHaveValue(first);
    const second = await link.inputValue();
    await reader.goto(second);
    await expect(gone).toBeHidden();
    await expireShare('reports', id);
    await reader.reload();
    await expect(gone).toBeVisible();
    await visitor.close();
  });
});
