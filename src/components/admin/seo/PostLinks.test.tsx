import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { editedPost } from '@tests/factories/editedPost';
import { fakeApi } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { SeoEditor } from './SeoEditor';

it('links from a published post to its editor and its SEO fields', async () => {
  router.start('/blog/costs');
  fakeApi({ 'GET /api/admin/blog/post/costs': editedPost({ id: 7, slug: 'costs' }) });
  renderSignedIn(<SeoEditor />, accountOf({ role: 'marketer' }));
  const edit = await screen.findByRole('link', { name: 'Edit this post' });
  expect(edit.getAttribute('href')).toBe('/admin/blog?edit=costs');
  expect(screen.getByRole('link', { name: 'Edit SEO' }).getAttribute('href')).toBe(
    '/cms/collections/posts/7#search-metadata',
  );
});
