import { z } from 'zod';
import { blogLimits } from '@/domain/blog/blogLimits';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import type { BlogCategory, EditedPost } from '@/schemas/blog';
import { coverFilename } from './coverAddress';

/** Form values of the editor, and of the drafts in this browser. An empty string is an unset value. */
export const postFormSchema = z.object({
  title: z.string(),
  description: z.string(),
  author: z.string(),
  /** Comma-separated. */
  tags: z.string(),
  /** Format of the date input: 2026-11-20. */
  date: z.string(),
  slug: z.string(),
  coverAltText: z.string(),
  // Drafts stored before a field existed lack it: a new field needs a default.
  /** Title for search results; empty: the post's title and description are used. */
  metaTitle: z.string().default(''),
  metaDescription: z.string().default(''),
  /** Value of the select: the id as text, or an empty string. */
  categoryId: z.string(),
  /** Features the post on the blog's first page. */
  featured: z.boolean().default(false),
  published: z.boolean(),
  coverIsDecorative: z.boolean(),
  /** A file name, a path under /blog-images/, or an http(s) address. */
  coverImage: z.string(),
  /** Markdown. */
  content: z.string(),
});
export type PostForm = z.output<typeof postFormSchema>;

export const postFormFields = Object.keys(postFormSchema.shape) as (keyof PostForm)[];

/** Formats a local calendar day for the date input. */
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

/** Returns whether the form has no user input, so that closing it needs no confirmation. */
export const isUntouchedForm = ({ author: _author, date: _date, ...form }: PostForm): boolean =>
  Object.values(form).every((value) => typeof value !== 'string' || value === '');

/** Returns the SEO title and description that differ from title and description; a save without them resets them. */
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
    // Post dates are calendar days stored in UTC.
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

/** Splits at commas, trims and drops empty tags. */
export const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Returns the slug suggested for a title, cut to the maximum length. */
const suggestedSlug = (title: string): string =>
  slugFromTitle(title).slice(0, blogLimits.slugMaxLength).replace(/-+$/, '');

/** Applies changes. While a post is new, its slug follows the title until the user edits the slug. */
export function changeForm(form: PostForm, changes: Partial<PostForm>, isNew: boolean): PostForm {
  const followsTitle = isNew && changes.title !== undefined && form.slug === suggestedSlug(form.title);
  const slug = followsTitle ? { slug: suggestedSlug(changes.title ?? '') } : {};
  return { ...form, ...slug, ...changes };
}

/**
 * Returns the body of a save; `initial` is the form as loaded. Untouched fields are left out where someone else or a
 * schedule may have changed them, or where the form can't represent the stored value: publication state, tags (a tag
 * from the CMS may contain a comma) and cover (one restored from the trash returns to all its posts).
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
  postFormFields.every((field) => one[field] === other[field]);

/** Normalizes as the server does: trims text, parses tags, and drops SEO fields that repeat title or description. */
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

/** Returns whether stored and sent values are equal after normalization. */
export const saysTheSame = (stored: PostForm, sent: PostForm): boolean =>
  isSameForm(tidied(stored), tidied(sent));
