import { expect, test } from './support/test';

// As everybody's browser does, it glides.
test.use({ browserArgs: [] });

test('the index of a long page stays in sight, leads to its sections and covers none', async ({ page }) => {
  await page.goto('/ai-consulting-services');
  const index = page.getByRole('navigation', { name: 'On this page' });
  for (const [label, title] of [
    ['Results', 'Results Over Reports'],
    ['Management', 'AI Management Consulting'],
    ['Questions', 'Questions people ask'],
  ] as const) {
    await index.getByRole('link', { name: label }).click();
    const heading = page.getByRole('heading', { level: 2, name: title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(index).toBeInViewport({ ratio: 1 });
    const bottomOf = async () => {
      const box = await index.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (await bottomOf()))
      .toBeGreaterThan(0);
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 999) - (await bottomOf()))
      .toBeLessThan(400);
  }
});

test('its links stand in the order of the sections', async ({ page }) => {
  await page.goto('/ai-consulting-services');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(anchors).toEqual(sections.filter((anchor) => anchors.includes(anchor)));
});

test('where it would take the room to read, it scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/ai-consulting-services');
  await page.locator('#results').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByRole('navigation', { name: 'On this page' })).not.toBeInViewport();
});
