import { blogLimits } from '@/domain/blog/blogLimits';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import type { BlogCategory, EditedPost } from '@/schemas/blog';
import { coverFilename } from './coverAddress';

/** What the editor holds. Empty texts are what has not been set. */
export interface PostForm {
  title: string;
  slug: string;
  description: string;
  /** As the browser's date field has it: 2026-11-20. */
  date: string;
  author: string;
  /** A file name, a path below /blog-images/, or an http(s) address. */
  coverImage: string;
  coverAltText: string;
  coverIsDecorative: boolean;
  /** Separated by commas. */
  tags: string;
  /** Of the select: the id as text, or nothing. */
  categoryId: string;
  published: boolean;
  /** Opens the first page of the blog. */
  featured: boolean;
  /** As search results show them; empty: title and description. */
  metaTitle: string;
  metaDescription: string;
  /** Markdown. */
  content: string;
}

/** A day of the person's own calendar, as the date field has it. */
function dateFieldValue(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export const emptyPostForm = (author: string, today: Date): PostForm => ({
  title: '',
  slug: '',
  description: '',
  date: dateFieldValue(today),
  author,
  coverImage: '',
  coverAltText: '',
  coverIsDecorative: false,
  tags: '',
  categoryId: '',
  published: false,
  featured: false,
  metaTitle: '',
  metaDescription: '',
  content: '',
});

/** Whether nobody has written or chosen anything yet: nothing in it is worth a warning. */
export const isUntouchedForm = (form: PostForm): boolean =>
  [
    ...[form.title, form.slug, form.description, form.content, form.coverImage, form.coverAltText],
    ...[form.tags, form.categoryId, form.metaTitle, form.metaDescription],
  ].every((text) => text === '');

/** What was set apart from title and description: a save without it sets these. */
const ownSearchWords = ({
  title,
  description,
  metaTitle,
  metaDescription,
}: Pick<PostForm, 'title' | 'description' | 'metaTitle' | 'metaDescription'>) => ({
  metaTitle: metaTitle === title ? '' : metaTitle,
  metaDescription: metaDescription === description ? '' : metaDescription,
});

export function postFormOf({ frontmatter, content }: Pick<EditedPost, 'frontmatter' | 'content'>): PostForm {
  const { excerpt, date, tags, categoryId } = frontmatter;
  return {
    title: frontmatter.title,
    slug: frontmatter.slug,
    description: excerpt,
    // Posts carry a day, kept in UTC.
    date: date.slice(0, 10),
    author: frontmatter.author,
    coverImage: frontmatter.coverImage,
    coverAltText: frontmatter.coverAltText,
    coverIsDecorative: frontmatter.coverIsDecorative,
    tags: tags.join(', '),
    categoryId: categoryId === null ? '' : String(categoryId),
    published: frontmatter.published,
    featured: frontmatter.featured,
    ...ownSearchWords({ ...frontmatter, description: excerpt }),
    content,
  };
}

/** Split at commas, trimmed, without empty ones. */
export const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** The slug that a title suggests, no longer than slugs may be. */
const suggestedSlug = (title: string): string =>
  slugFromTitle(title).slice(0, blogLimits.slugMaxLength).replace(/-+$/, '');

/** Changes to the form; while a post is created its slug follows the title, until it is given one of its own. */
export function changeForm(form: PostForm, changes: Partial<PostForm>, isNew: boolean): PostForm {
  const followsTitle = isNew && changes.title !== undefined && form.slug === suggestedSlug(form.title);
  const slug = followsTitle ? { slug: suggestedSlug(changes.title ?? '') } : {};
  return { ...form, ...slug, ...changes };
}

/**
 * The body of a save. `initial` is the form as it was loaded. What nobody touched is left out of it where somebody else or a
 * schedule may have changed it since, or the form can't hold what is stored: whether readers see the post, its tags, as one
 * from the CMS may contain a comma, and its cover, which comes back from the trash to all posts that had it.
 */
export function toPostBody(form: PostForm, initial: PostForm, categories: readonly BlogCategory[]) {
  const { coverImage, description, tags, categoryId, published, ...same } = form;
  const category = categories.find(({ id }) => String(id) === categoryId);
  return {
    ...same,
    excerpt: description,
    ...(published === initial.published ? {} : { published }),
    ...(coverImage === initial.coverImage ? {} : { coverImage }),
    ...(tags === initial.tags ? {} : { tags: tagsOf(tags) }),
    categoryId: category?.id ?? null,
    categories: category ? [category.name] : [],
    metaTitle: form.metaTitle.trim() || form.title,
    metaDescription: form.metaDescription.trim() || description,
  };
}

export const isSameForm = (one: PostForm, other: PostForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** As the server keeps it: without space around words, whose tags are a list, and without search words that repeat others. */
const tidied = (form: PostForm): PostForm => {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'content' ? value.trim() : value,
  ]);
  const trimmed: PostForm = { ...form, ...Object.fromEntries(entries) };
  return {
    ...trimmed,
    ...ownSearchWords(trimmed),
    tags: tagsOf(form.tags).join(', '),
    coverImage: coverFilename(form.coverImage),
  };
};

/** Whether what is stored and what was sent are one, but for how they are written. */
export const saysTheSame = (stored: PostForm, sent: PostForm): boolean =>
  isSameForm(tidied(stored), tidied(sent));
