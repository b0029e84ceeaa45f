import { expect, type Page } from '@playwright/test';
import { findLayoutFaults } from './findLayoutFaults';
import { findStyleConflicts } from './findStyleConflicts';

/**
 * Looks at the screen as it is shown now, from its top to its end, and fails when something is wider than the window, cut
 * off, squeezed to a word a line, when something that stays in the window covers a control, or when the order in which
 * style sheets were loaded decides how something looks.
 */
export async function expectLaidOut(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const faults = [...(await page.evaluate(findLayoutFaults)), ...(await page.evaluate(findStyleConflicts))];
  expect.soft(faults, `the layout of ${screen} (${page.url()})`).toEqual([]);
}
