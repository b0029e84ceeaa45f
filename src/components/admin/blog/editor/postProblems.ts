import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { createPostBodySchema, type BlogCategory } from '@/schemas/blog';
import { toPostBody, type PostForm } from './postForm';

export type PostProblems = Partial<Record<keyof PostForm, string>>;

const isField = (name: string, form: PostForm): name is keyof PostForm => Object.hasOwn(form, name);

/** The field of the form that a field of the call stands in. */
const shownAs: Readonly<Record<string, keyof PostForm>> = {
  excerpt: 'description',
  categories: 'categoryId',
};

/** Search words that were not set apart are those of the post. */
function shownIn(field: string, form: PostForm): string {
  if (field === 'metaTitle' && !form.metaTitle.trim()) return 'title';
  if (field === 'metaDescription' && !form.metaDescription.trim()) return 'description';
  return shownAs[field] ?? field;
}

/** Field errors as the form shows them: the first for each field. What stands in no field is left out. */
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

/** What keeps a form from being sent, by the contract of the call and by what the form itself asks for. */
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
