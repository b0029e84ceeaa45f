import { expect, test } from 'vitest';
import { editedPost } from '@tests/factories/editedPost';
import { changeForm, emptyPostForm, postFormOf, saysTheSame, tagsOf, toPostBody } from './postForm';

const empty = emptyPostForm('AI Advisory Team', new Date(2026, 10, 20));

const post = editedPost({
  title: 'Costs',
  slug: 'what-it-costs',
  excerpt: 'In dollars.',
  author: 'Robin Example',
  featured: true,
  date: '2026-11-20T00:00:00.000Z',
  tags: ['law', 'one, two'],
  categoryId: 7,
  categories: ['Money'],
  metaTitle: '',
  metaDescription: '',
  coverImage: '/blog-images/costs-1a2b3c4d.webp',
  coverAltText: 'A ledger',
  content: '# Costs',
  availableCategories: [{ id: 7, name: 'Money', description: null }],
});

test('a new post begins today, as a draft', () => {
  expect(empty).toMatchObject({ date: '2026-11-20', author: 'AI Advisory Team', published: false });
});

test('the slug follows the title of a new post until it is changed by hand', () => {
  const titled = changeForm(empty, { title: 'AI for Café Owners!' }, true);
  expect(titled.slug).toBe('ai-for-cafe-owners');
  expect(changeForm(titled, { title: 'AI for Bars' }, true).slug).toBe('ai-for-bars');
  const own = changeForm(titled, { slug: 'cafes' }, true);
  expect(changeForm(own, { title: 'AI for Bars' }, true).slug).toBe('cafes');
  expect(changeForm(titled, { title: 'word '.repeat(40) }, true).slug).toMatch(/^(word-)+word$/);
});

test('the slug of an existing post stays', () => {
  const form = { ...postFormOf(post), slug: 'costs' };
  expect(changeForm(form, { title: 'Prices' }, false).slug).toBe('costs');
});

test('tags are split at commas, trimmed, without empty ones', () => {
  expect(tagsOf(' law ,, AI tools,')).toEqual(['law', 'AI tools']);
});

test('what was loaded and not touched is saved as it was', () => {
  const form = postFormOf(post);
  const body = toPostBody(form, form, post.availableCategories);
  expect(body).toMatchObject({
    excerpt: 'In dollars.',
    date: '2026-11-20',
    categoryId: 7,
    categories: ['Money'],
    metaTitle: 'Costs',
    metaDescription: 'In dollars.',
    content: '# Costs',
  });
  expect(body).not.toHaveProperty('tags');
  expect(body).not.toHaveProperty('description');
  expect(toPostBody({ ...form, tags: 'a, b' }, form, []).tags).toEqual(['a', 'b']);
});

test('a cover that nobody has touched is left as it is, also one that waits in the trash', () => {
  const form = postFormOf(post);
  expect(toPostBody(form, form, [])).not.toHaveProperty('coverImage');
  for (const coverImage of ['', 'desk.webp'])
    expect(toPostBody({ ...form, coverImage }, form, [])).toMatchObject({ coverImage });
});

test('whether readers see a post is sent only by whoever has changed it', () => {
  const form = postFormOf(post);
  expect(toPostBody(form, form, [])).not.toHaveProperty('published');
  const changed = { ...form, published: !form.published };
  expect(toPostBody(changed, form, [])).toMatchObject({ published: !form.published });
});

test('what is stored says the same as what was sent, however that was written', () => {
  const stored = postFormOf(post);
  const sent = {
    ...stored,
    ...{
      title: ' Costs ',
      tags: `${stored.tags.split(', ').join(' ,')},`,
      coverImage: 'costs-1a2b3c4d.webp',
      // A value that repeats the title isn't stored.
      metaTitle: 'Costs',
    },
  };
  expect(saysTheSame(stored, sent)).toBe(true);
  expect(saysTheSame(stored, { ...sent, content: `${sent.content}\n` })).toBe(false);
  expect(saysTheSame(stored, { ...sent, published: !sent.published })).toBe(false);
});

test('a category that is gone is none', () => {
  const form = { ...postFormOf(post), categoryId: '99' };
  expect(toPostBody(form, form, post.availableCategories)).toMatchObject({
    categoryId: null,
    categories: [],
  });
});
