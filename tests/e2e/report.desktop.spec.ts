import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { auditAnswers } from '../factories/auditAnswers';
import { createClient, signIn } from './support/accounts';
import { submitAudit } from './support/audits';
import { expireShare } from './support/database';
import { expect, test } from './support/test';

test('Report shows the score, what would move it, what changed and what to do', async ({
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
  const oneBand = page.getByRole('region', { name: 'How to reach the next level' });
  await expect(oneBand).toContainText('Improve one answer to reach “AI Ready,” which starts at 80%.');
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

test.describe('a report that is taken along', () => {
  test.use({ expectedNoise: /404|could not be loaded/ });

  test('Report is a tagged PDF, and open to who has its link or its account', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const { email, name, token } = await signIn(page);
    const id = await submitAudit(page.request, token, auditAnswers(7));
    await page.goto(`/report/${id}`);

    await test.step('the PDF holds the report, tagged', async () => {
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

    const link = page.getByRole('textbox', { name: 'Link' });
    const visitor = await browser.newContext();
    const reader = await visitor.newPage();
    const gone = reader.getByRole('heading', { level: 1, name: 'This link no longer works' });
    await test.step('a link shows it without an account, and without whose it is', async () => {
      await page.getByRole('button', { name: 'Create link' }).click();
      const first = await link.inputValue();
      await expect(link).toBeFocused();
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
    });

    await test.step('a link that is withdrawn or has expired no longer works', async () => {
      const first = await link.inputValue();
      await page.getByRole('button', { name: 'Withdraw link' }).click();
      await expect(page.getByText(/^You withdrew the link/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create link' })).toBeFocused();
      await expectAccessible();
      await reader.reload();
      await expect(gone).toBeVisible();
      await page.getByRole('button', { name: 'Create link' }).click();
      await expect(link).not.toHaveValue(first);
      await reader.goto(await link.inputValue());
      await expect(gone).toBeHidden();
      await expireShare('reports', id);
      await reader.reload();
      await expect(gone).toBeVisible();
      await visitor.close();
    });

    await test.step('a report of somebody else is not found, like a missing one', async () => {
      const owner = await createClient();
      const other = await submitAudit(page.request, owner.token, auditAnswers(5));
      for (const path of [`/report/${other}`, '/report/none']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: 'Report Not Found' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      }
      await expectAccessible();
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page).toHaveURL('/dashboard');
    });
  });
});
