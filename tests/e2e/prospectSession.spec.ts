import { auditSections } from '@/domain/audit/questionnaire';
import { freshEmail, goodPassword } from './support/accounts';
import { expectLaidOut } from './support/expectLaidOut';
import { beginSession, expectSameSession, setSessionWindow } from './support/oneSession';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

/** In this order, the last one with a way to the assessment. */
const visited = [
  '/story',
  '/advantage',
  '/team',
  '/blog',
  '/contact',
  '/privacy',
  '/accessibility',
  '/ai-development-services/ai-chatbot-development-services',
  '/ai-integration-services',
  '/ai-consulting-services/ai-consulting-for-small-businesses',
  '/ai-consulting-services',
];

// Said of styles that are fetched ahead for pages behind links, when a screen is looked at for some seconds.
test.use({ expectedNoise: /was preloaded using link preload but not used/ });

test('a prospect looks around, signs up, and has an analysis and an audit without ever reloading', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.slow();
  /** Of the pages that are looked around at, publicPages asks axe. */
  const expectGood = async (screen: string) => {
    await expectLaidOut(page, screen);
    await expectAccessible();
  };
  await setSessionWindow(page, isMobile);
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('looks around', async () => {
    await page.goto('/');
    await beginSession(page);
    await expectLaidOut(page, 'the landing page');
    for (const path of visited) {
      await footer.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(heading).toBeVisible();
      await expectLaidOut(page, path);
    }
  });

  await test.step('signs up', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Start AI Opportunity Assessment' })
      .first()
      .click();
    await expect(heading).toHaveText('Free AI Opportunity Assessment for SMBs');
    await expectGood('the assessment page');
    const form = page.getByRole('region', { name: 'Create your free account' });
    await form.getByRole('textbox', { name: 'Full Name' }).fill('Kim Owner');
    await form.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
    await form.getByRole('textbox', { name: 'Company' }).fill('Owner & Sons');
    await form.getByLabel('Password', { exact: true }).fill(goodPassword);
    await form.getByRole('button', { name: 'Create Free Account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    await expectGood('the first dashboard');
  });

  const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
  await test.step('answers eleven questions', async () => {
    await page.getByRole('button', { name: 'Run Analysis', exact: true }).click();
    const wizard = new Wizard(page);
    for (const [index, answer] of wizard.answers.entries()) {
      await wizard.expectStep(index + 1);
      await answer();
      await expectGood(`step ${index + 1}`);
      await wizard.button(index === 10 ? 'Submit' : 'Next').click();
    }
    await expect(results).toContainText('Offices of Lawyers');
    // 5 people x 10 hours x 52 weeks at 75,000 / 2,080
    await expect(results).toContainText('2,600 hours × $36.06');
    await expectGood('the results');
  });

  await test.step('reads the full report', async () => {
    await results.getByRole('link', { name: /^Full report/ }).click();
    await expect(page).toHaveURL(/\/analysis-results\/\d+$/);
    await expect(heading).toBeVisible();
    await expectGood('the report page');
    await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
    await expect(page.getByRole('table', { name: 'Your analyses' }).getByRole('row')).toHaveCount(2);
    await expectGood('the dashboard with an analysis');
  });

  await test.step('takes the audit', async () => {
    await page.getByRole('link', { name: 'Start Readiness Audit' }).click();
    await expect(page).toHaveURL('/audit/start');
    for (const { title, questions } of auditSections) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      for (const { text } of questions)
        await page.getByRole('group', { name: text }).getByRole('radio', { name: /^6\b/ }).check();
      await expectGood(`the audit’s section ${title}`);
      await page.getByRole('button', { name: /^(Next Section|Complete Audit)$/ }).click();
    }
    await expect(page).toHaveURL(/\/report\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'AI Readiness Report' })).toBeVisible();
    await expectGood('the audit’s report');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('table', { name: 'Your audits, newest first' })).toBeVisible();
    await expectGood('the dashboard with both');
  });

  await test.step('begins a second analysis, and cancels it', async () => {
    await page.getByRole('button', { name: 'Run New Analysis' }).click();
    const wizard = new Wizard(page);
    await wizard.field('Analysis name').fill('Second plan');
    await wizard.next();
    await wizard.expectStep(2);
    await wizard.button('Cancel').click();
    await expect(wizard.dialog).toBeHidden();
    await expectGood('the dashboard after a cancelled analysis');
  });

  await test.step('looks at the own profile', async () => {
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'Account menu', exact: true }).click();
    await page.getByRole('link', { name: 'Profile Settings' }).click();
    await expect(page).toHaveURL('/profile-settings');
    await expectGood('the profile');
  });
  await expectSameSession(page);
});
