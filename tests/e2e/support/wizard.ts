import { expect, type Locator, type Page } from '@playwright/test';
import { task, tenAnswers } from '../../factories/wizardAnswers';

export { task };

/** The eleven steps, as a person sees them. */
export class Wizard {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'New AI Opportunity Analysis' });
  }

  /** Opens it at its last step, for a client who has answered all others before. */
  static async openAtEnd(page: Page, token: string): Promise<Wizard> {
    const response = await page.request.put('/api/analysis/draft', {
      headers: { Authorization: `Bearer ${token}` },
      data: { key: null, answers: tenAnswers, step: 11, furthestStep: 11 },
    });
    expect(response.status()).toBe(200);
    await page.goto('/ai-analysis');
    const wizard = new Wizard(page);
    await wizard.expectStep(11);
    return wizard;
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async expectStep(step: number): Promise<void> {
    await expect(this.dialog.getByText(`Step ${step} of 11`)).toBeVisible();
  }

  next(): Promise<void> {
    return this.button('Next').click();
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }

  async chooseIndustry(search: string, title: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Industry' }).fill(search);
    await this.page.getByRole('option', { name: title, exact: true }).click();
  }

  async tick(name: string): Promise<void> {
    await this.dialog.getByRole('checkbox', { name, exact: true }).check();
  }

  async choose(name: string): Promise<void> {
    await this.dialog.getByRole('radio', { name, exact: true }).check();
  }

  /** What is answered on each step, one after the other. */
  readonly answers: readonly (() => Promise<void>)[] = [
    () => this.field('Analysis name').fill('Office plan'),
    () => this.chooseIndustry('lawy', 'Offices of Lawyers'),
    () => this.field('Goals').fill('Take on more clients without hiring.'),
    () => this.tick('Finance & Accounting'),
    () => this.tick(task),
    () => this.field('Bottlenecks').fill('Invoices wait for approval.'),
    () => this.tick('Supplier invoices'),
    () => this.choose('No'),
    () => this.choose('Not sure'),
    () => this.choose('No'),
    () => this.field('Additional information').fill('Client files are confidential.'),
  ];

  /** Answers the steps from `from` up to but not including `to`, and stands on `to` afterwards. */
  async answerUpTo(to: number, from = 1): Promise<void> {
    for (let step = from; step < to; step += 1) {
      await this.expectStep(step);
      await this.answers[step - 1]?.();
      await this.next();
    }
    await this.expectStep(to);
  }
}
