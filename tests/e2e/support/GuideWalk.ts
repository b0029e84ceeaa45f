import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { GuideName } from '@/domain/guide/guides';
import { guideDirectory, labelsBySection, openGuide } from '../../helpers/guides';
import { expect, test } from './test';

/** Answers the next label that a section's steps name, in their order. */
type NextLabel = () => string;

/** Follows the steps of a guide, so that a label on the screen that the guide names otherwise fails the test. */
export class GuideWalk {
  private readonly sections: Map<string, string[]>;

  constructor(
    private readonly page: Page,
    guide: GuideName,
  ) {
    this.sections = labelsBySection(openGuide(guide));
  }

  /** Follows a section. `steps` looks for each label that it gets. */
  follow(heading: string, steps: (next: NextLabel) => Promise<void>): Promise<void> {
    return test.step(heading, async () => {
      const labels = this.sections.get(heading) ?? [];
      expect(labels, `labels of “${heading}”`).not.toEqual([]);
      const next = () => {
        const label = labels.shift();
        if (label === undefined) throw new Error(`“${heading}” has no further label`);
        return label;
      };
      await steps(next);
      expect(labels, `labels of “${heading}” that were not looked for`).toEqual([]);
      this.sections.delete(heading);
    });
  }

  /** Headings of the sections with steps that were not followed. */
  get unfollowed(): string[] {
    return [...this.sections.keys()];
  }

  /** Writes a picture of the guide with GUIDE_PICTURES=1, at the width of a desktop; nothing otherwise. */
  async draw(name: string): Promise<void> {
    if (process.env.GUIDE_PICTURES !== '1' || isPhone(this.page)) return;
    const screen = await this.page.screenshot({ animations: 'disabled', caret: 'hide' });
    const file = path.join(guideDirectory, 'pictures', `${name}.webp`);
    await sharp(screen).resize({ width: 1200 }).webp({ quality: 70 }).toFile(file);
  }
}

/** Where menus are closed until somebody opens them. */
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 640;

/** Follows a link of the panel's menu, which may be closed. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  const link = page
    .getByRole('complementary')
    .getByRole('navigation')
    .getByRole('link', { name, exact: true });
  if (!isPhone(page)) return void (await page.goto((await link.getAttribute('href')) ?? ''));
  await page.getByRole('button', { name: 'Open Menu' }).filter({ visible: true }).tap();
  await link.tap();
}

/** Follows a link in the head of a public page. */
export async function openFromHead(page: Page, name: string): Promise<void> {
  const head = page.getByRole('banner');
  if (isPhone(page)) await head.getByRole('button', { name: 'Menu' }).tap();
  await head.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
}
