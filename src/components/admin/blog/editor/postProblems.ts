import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { createPostBodySchema, type BlogCategory } from '@/schemas/blog';
import { toPostBody, type PostForm } from './postForm';

export type PostProblems = Partial<Record<keyof PostForm, string>>;

const isField = (name: string, form: PostForm): name is keyof PostForm => Object.hasOwn(form, name);

/** Form field for each field of the API. */
const shownAs: Readonly<Record<string, keyof PostForm>> = {
  excerpt: 'description',
  categories: 'categoryId',
};

/** An error about unset SEO fields belongs to the post's own title or description. */
function shownIn(field: string, form: PostForm): string {
  if (field === 'metaTitle' && !form.metaTitle.trim()) return 'title';
  if (field === 'metaDescription' && !form.metaDescription.trim()) return 'description';
  return shownAs[field] ?? field;
}

/** Maps field errors to the form: the first error of each field. Errors without a form field are left out. */
export function problemsOfErrors(
  errors: readonly { field: string; message: string }[],
  form: PostForm,
): PostProblems {
  const problems: PostProblems = {};
  for (const { field, message } of errors) {
    const [first = ''] = field.split('.');
    const name = shownIn(first, form);
    if (isField(name, form)) problems[name] ??= message;
  }
  return problems;
}

const required = ['title', 'slug', 'description', 'date', 'author'] as const;

/** Returns the problems that block submitting, from the API contract and the form's own rules. */
export function problemsOfForm(form: PostForm, categories: readonly BlogCategory[]): PostProblems {
  const missing = required.filter((name) => form[name].trim() === '');
  const parsed = createPostBodySchema.safeParse(toPostBody(form, form, categories));
  const issues = parsed.success ? [] : parsed.error.issues;
  return {
    ...problemsOfErrors(
      issues.map(({ path, message }) => ({ field: path.join('.'), message })),
      form,
    ),
    ...Object.fromEntries(missing.map((name) => [name, texts.missing[name]])),
  };
}
