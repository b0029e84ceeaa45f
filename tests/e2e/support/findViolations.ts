import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The success criteria of WCAG 2.2 at levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Violation {
  impact: string;
  /** The rule and the HTML of each element that breaks it. */
  text: string;
}

/**
 * What axe finds wrong with a page. Its source is sent to a document once: axe-core's own package for Playwright sends it twice
 * for each look, which took longer than the look.
 * @param selector of the parts to look at, of which there has to be one
 */
export async function findViolations(
  page: Page,
  options: RunOptions,
  selector = 'html',
): Promise<Violation[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ({ within, given }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, given);
      return violations.map(({ id, impact, nodes }) => ({
        impact: impact ?? '',
        text: `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      }));
    },
    { within: selector, given: { ...options, resultTypes: ['violations' as const] } },
  );
}
