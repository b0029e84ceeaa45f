import type { Page } from '@playwright/test';
import { auditSections } from '@/domain/audit/questionnaire';
import { goodPassword, signIn } from './support/accounts';
import { expect, test } from './support/test';

const scale = (page: Page, question: number) => {
  const { text } = auditSections.flatMap(({ questions }) => questions)[question - 1] ?? { text: '' };
  return page.getByRole('group', { name: text });
};
const value = (page: Page, question: number, answer: number) =>
  scale(page, question).getByRole('radio', { name: new RegExp(`^${answer}\\b`) });

test.use({ expectedNoise: /Failed to load resource|could not be (loaded|submitted)/ });

test('Audit is answered by keyboard, and leads to its report', async ({ page, expectAccessible }) => {
  await signIn(page);
  await page.goto('/audit');
  await expect(page).toHaveURL('/audit/start');
  const next = page.getByRole('button', { name: 'Next Section' });
  const goOn = page.getByRole('button', { name: /^(Next Section|Complete Audit)$/ });
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(next).toBeDisabled();
  await page.getByRole('heading', { level: 2, name: 'Data Infrastructure' }).focus();
  let question = 0;
  for (const [index, { title, questions }] of auditSections.entries()) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(page.getByText(`Section ${index + 1} of 5`)).toBeVisible();
    for (const [place] of questions.entries()) {
      question += 1;
      await page.keyboard.press('Tab');
      await expect(value(page, question, 1)).toBeFocused();
      await page.keyboard.press('Space');
      for (let step = 1; step < 5 + place; step += 1) await page.keyboard.press('ArrowRight');
      await expect(value(page, question, 5 + place)).toBeChecked();
      await expect(page.getByText(`${question} of 13`)).toBeVisible();
    }
    if (index === 1) await expectAccessible();
    // Previous, which the first section doesn't offer, comes before.
    for (let button = 0; button <= Math.min(index, 1); button += 1) await page.keyboard.press('Tab');
    await expect(goOn).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(next).toHaveCount(0);
  await expect(page).toHaveURL(/\/report\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'AI Readiness Report' })).toBeVisible();
  // 5 + 6 + 7, three times, and 5 + 6, twice: 76 of 130.
  await expect(page.getByRole('img', { name: 'Overall score: 58 percent, Needs Work' })).toBeVisible();
  await page.getByRole('link', { name: 'Take New Audit' }).click();
  await expect(page.getByText('0 of 13')).toBeVisible();
});

test('Audit goes on after a reload, on another device and after an ended session, until it is started over', async ({
  page,
  browser,
}) => {
  const { email, token } = await signIn(page);
  await page.goto('/audit/start');

  await test.step('a reload keeps the answers', async () => {
    await value(page, 1, 3).check();
    await value(page, 2, 9).check();
    await expect(page.getByText('Answers saved')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Welcome back. We kept your 2 answers.')).toBeVisible();
    await expect(value(page, 2, 9)).toBeChecked();
  });

  await test.step('another device goes on', async () => {
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await elsewhere.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await elsewhere.goto('/audit/start');
    await expect(elsewhere.getByText('2 of 13')).toBeVisible();
    await value(elsewhere, 3, 7).check();
    await elsewhere.getByRole('button', { name: 'Next Section' }).click();
    await value(elsewhere, 4, 8).check();
    await expect(elsewhere.getByText('Answers saved')).toBeVisible();
    await other.close();
    await page.reload();
    await expect(page.getByText('4 of 13')).toBeVisible();
    await expect(value(page, 4, 8)).toBeChecked();
  });

  await test.step('an ended session leads to the login and back, with nothing lost', async () => {
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    // The page may be gone before anybody could see the tick.
    await value(page, 5, 6).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/audit/start');
    await expect(value(page, 5, 6)).toBeChecked();
    await expect(page.getByText('5 of 13')).toBeVisible();
  });

  await test.step('starting over deletes all of them', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('0 of 13')).toBeVisible();
    await page.reload();
    await expect(page.getByText('0 of 13')).toBeVisible();
  });
});
