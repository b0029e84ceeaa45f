import type { Page } from '@playwright/test';
import { auditSections } from '@/domain/audit/questionnaire';
import { auditAnswers } from '../factories/auditAnswers';
import { beginAudit } from './support/audits';
import { goodPassword, signIn } from './support/accounts';
import { expect, test } from './support/test';

const scale = (page: Page, question: number) => {
  const { text } = auditSections.flatMap(({ questions }) => questions)[question - 1] ?? { text: '' };
  return page.getByRole('group', { name: text });
};
const value = (page: Page, question: number, answer: number) =>
  scale(page, question).getByRole('radio', { name: new RegExp(`^${answer}\\b`) });

async function answer(page: Page, question: number, given: number): Promise<void> {
  await value(page, question, given).check();
}

test(
  'the whole audit by keyboard leads to its report',
  { tag: '@desktop' },
  async ({ page, expectAccessible }) => {
    await signIn(page);
    await page.goto('/audit');
    await expect(page).toHaveURL('/audit/start');
    const previous = page.getByRole('button', { name: 'Previous' });
    const next = page.getByRole('button', { name: 'Next Section' });
    await expect(previous).toBeDisabled();
    const goOn = page.getByRole('button', { name: /^(Next Section|Complete Audit)$/ });
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
      await expectAccessible();
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
  },
);

test('the gates open with the last answer, and going back keeps what was given', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page);
  await page.goto('/audit/start');
  const next = page.getByRole('button', { name: 'Next Section' });
  await answer(page, 1, 3);
  await answer(page, 2, 10);
  await expect(next).toBeDisabled();
  await answer(page, 3, 1);
  await next.click();
  await expect(page.getByRole('heading', { name: 'Automation' })).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '3');
  await expectAccessible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(value(page, 2, 10)).toBeChecked();
});

test(
  'an audit goes on after a reload and on another device',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const { token } = await signIn(page);
    await page.goto('/audit/start');
    await answer(page, 1, 3);
    await answer(page, 2, 9);
    await expect(page.getByText('Answers saved')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Welcome back. Your 2 answers are as you left them.')).toBeVisible();
    await expect(value(page, 2, 9)).toBeChecked();

    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await elsewhere.addInitScript((value) => localStorage.setItem('token', value), token);
    await elsewhere.goto('/audit/start');
    await expect(elsewhere.getByText('2 of 13')).toBeVisible();
    await answer(elsewhere, 3, 7);
    await elsewhere.getByRole('button', { name: 'Next Section' }).click();
    await answer(elsewhere, 4, 8);
    await expect(elsewhere.getByText('Answers saved')).toBeVisible();
    await other.close();

    await page.reload();
    await expect(page.getByText('4 of 13')).toBeVisible();
    await expect(value(page, 4, 8)).toBeChecked();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('0 of 13')).toBeVisible();
  },
);

test(
  'an audit that is started over takes no answer until it has begun anew',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    await beginAudit(page.request, token, { answers: auditAnswers(8), section: 5 });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/audits/draft?key=*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/audit/start');
    await expect(page.getByText('13 of 13')).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('Loading the questions...')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    letGo();
    await expect(page.getByText('0 of 13')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Data Infrastructure' })).toBeFocused();
  },
);

test.describe('when the server can’t be reached', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /Failed to load resource|could not be (loaded|submitted)/ });

  test('answers wait in the browser and are saved later', async ({ page }) => {
    await signIn(page);
    await page.goto('/audit/start');
    await expect(page.getByText('0 of 13')).toBeVisible();
    await page.route('**/api/audits/draft', (route) => route.abort());
    await answer(page, 1, 4);
    await expect(page.getByText(/^Not saved yet/)).toBeVisible();
    await page.reload();
    await expect(value(page, 1, 4)).toBeChecked();
    await page.unroute('**/api/audits/draft');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Answers saved')).toBeVisible();
    await page.reload();
    await expect(value(page, 1, 4)).toBeChecked();
  });

  test('answers that were never saved are gone after starting over', async ({ page }) => {
    await signIn(page);
    await page.route('**/api/audits/draft', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.goto('/audit/start');
    await answer(page, 1, 4);
    await expect(page.getByText(/^Not saved yet/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 of 13')).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('0 of 13')).toBeVisible();
    await page.reload();
    await expect(page.getByText('0 of 13')).toBeVisible();
  });

  test('an ended session leads to the login and back, with nothing lost', async ({ page }) => {
    const { email, token } = await signIn(page);
    await page.goto('/audit/start');
    await answer(page, 1, 3);
    await expect(page.getByText('Answers saved')).toBeVisible();
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    // The page may be gone before anybody could see the tick.
    await value(page, 2, 6).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/audit/start');
    await expect(value(page, 2, 6)).toBeChecked();
    await expect(page.getByText('2 of 13')).toBeVisible();
  });

  test('a failed submission says so and can be repeated', async ({ page }) => {
    const { token } = await signIn(page);
    await beginAudit(page.request, token, { answers: auditAnswers(8), section: 5 });
    await page.goto('/audit/start');
    await page.route('**/api/audits', (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
    await page.getByRole('button', { name: 'Complete Audit' }).click();
    await expect(page.getByText('Failed to submit audit. Please try again.')).toBeVisible();
    await page.unroute('**/api/audits');
    const tooMany = {
      message: 'That makes 20 audits within a day, and no more fit in. Please try again later.',
    };
    await page.route('**/api/audits', (route) => route.fulfill({ status: 429, json: tooMany }));
    await page.getByRole('button', { name: 'Complete Audit' }).click();
    await expect(page.getByText(tooMany.message)).toBeVisible();
    await page.unroute('**/api/audits');
    await expect(value(page, 13, 3)).toBeEnabled();
    let goOn = () => {};
    const isLetOn = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/audits', async (route) => {
      await isLetOn;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Complete Audit' }).click();
    await expect(value(page, 13, 3)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeDisabled();
    goOn();
    await expect(page).toHaveURL(/\/report\/\d+$/);
    await page.getByRole('link', { name: 'Take New Audit' }).click();
    await expect(page.getByText('0 of 13')).toBeVisible();
  });
});
