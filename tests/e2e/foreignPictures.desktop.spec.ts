import { plainPng } from '../factories/picture';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { freshTitle } from './support/posts';
import { expect, test } from './support/test';

const there = 'https://pictures.example/lamp.png?w=1&h=2';
const inside = 'https://127.0.0.1/desk.png';

test.use({ expectedNoise: /Failed to load resource|could not be brought in/ });

test('pictures of other sites are brought in from the publish check', async ({ page, expectAccessible }) => {
  const token = await signInAsAdmin(page);
  // The other site, which no test asks: what it would have given out is uploaded.
  await page.route('**/api/images/import', async (route) => {
    const { address, alt } = route.request().postDataJSON() as { address: string; alt: string };
    if (address !== there) return route.fallback();
    const buffer = await plainPng(300, 200);
    const response = await page.request.post('/api/images/upload', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { picture: { name: 'lamp.png', mimeType: 'image/png', buffer }, alt },
    });
    await route.fulfill({ response });
  });
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.field('Title').fill(freshTitle());
  await admin.content.fill(
    `![A lamp](${there} "Lit")\n\nA [![A lamp](<${there}>)](/about).\n\n![A desk][d]\n\n[d]: ${inside}`,
  );
  const check = page.getByRole('region', { name: 'Publish check' });
  await expect(check.getByText(/desk\.png” is on another site/)).toBeVisible();
  await expectAccessible();

  await check.getByRole('button', { name: 'Bring in 2 pictures of other sites' }).click();
  await expect(
    check.getByText(`${inside}: Only https addresses of other sites can be fetched.`),
  ).toBeVisible();
  await expect(check.getByText('1 picture is in the library now.')).toBeVisible();
  const kept = String.raw`\/blog-images\/lamp-[0-9a-f]{8}(?:-\d+)?\.webp`;
  await expect(admin.content).toHaveValue(
    new RegExp(
      `^!\\[A lamp\\]\\(${kept} "Lit"\\)\n\nA \\[!\\[A lamp\\]\\(<${kept}>\\)\\]\\(/about\\)\\.\n\n!\\[A desk\\]\\[d\\]\n\n\\[d\\]: ${inside}$`,
    ),
  );
  await expect(check.getByRole('button', { name: 'Bring in 1 picture of other sites' })).toBeVisible();
});
