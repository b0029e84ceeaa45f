import { signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';

test('a page comes alive also when its scripts run before the data of its components are there', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await signInAsAdmin(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/late.js', async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('**/admin', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const data = html.lastIndexOf('<script>self.__next_f.push([1,');
    expect(data).toBeGreaterThan(0);
    const body = `${html.slice(0, data)}<script src="/late.js"></script>${html.slice(data)}`;
    await route.fulfill({ response, body });
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  // React has taken over where the data will come.
  await page.waitForFunction(() => {
    const line = Reflect.get(window, '__next_f') as unknown[] | undefined;
    return line !== undefined && line.push !== Array.prototype.push;
  });
  letGo();
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Language model' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Language model' })).toBeVisible();
});
