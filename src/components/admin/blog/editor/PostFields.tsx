import { Choice } from '@/components/ui/Choice';
import { SelectField } from '@/components/ui/SelectField';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { blogLimits } from '@/domain/blog/blogLimits';
import type { BlogCategory } from '@/schemas/blog';
import { fieldId } from './fieldId';
import styles from './PostEditor.module.css';
import type { PostForm } from './postForm';
import type { PostProblems } from './postProblems';

export interface PostFieldsProps {
  form: PostForm;
  change: (changes: Partial<PostForm>) => void;
  problems: PostProblems;
}

/** Title, slug and description of a post. */
export function PostHeadFields({
  form,
  change,
  problems,
  slugBefore,
}: PostFieldsProps & { slugBefore?: string }) {
  const isMoving = slugBefore !== undefined && slugBefore !== form.slug;
  return (
    <>
      <TextField
        id={fieldId('title')}
        label={texts.title}
        required
        autoComplete="off"
        maxLength={blogLimits.titleMaxLength}
        value={form.title}
        error={problems.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        id={fieldId('slug')}
        label={texts.slug}
        hint={`${texts.slugHint(form.slug)}${isMoving ? `. ${texts.slugChange}` : ''}`}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={blogLimits.slugMaxLength}
        value={form.slug}
        error={problems.slug}
        onChange={(event) => change({ slug: event.target.value })}
      />
      <TextArea
        id={fieldId('description')}
        label={texts.description}
        hint={texts.descriptionHint}
        required
        rows={3}
        maxLength={blogLimits.descriptionMaxLength}
        value={form.description}
        error={problems.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  );
}

/** Author, date, category and publication state of a post. */
export function PostFactFields({
  form,
  change,
  problems,
  categories,
}: PostFieldsProps & { categories: readonly BlogCategory[] }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          id={fieldId('date')}
          label={texts.date}
          type="date"
          required
          value={form.date}
          error={problems.date}
          onChange={(event) => change({ date: event.target.value })}
        />
        <TextField
          id={fieldId('author')}
          label={texts.author}
          required
          autoComplete="off"
          maxLength={blogLimits.authorMaxLength}
          value={form.author}
          error={problems.author}
          onChange={(event) => change({ author: event.target.value })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          id={fieldId('tags')}
          label={texts.tags}
          hint={texts.tagsHint}
          autoComplete="off"
          value={form.tags}
          error={problems.tags}
          onChange={(event) => change({ tags: event.target.value })}
        />
        <SelectField
          id={fieldId('categoryId')}
          label={texts.category}
          value={form.categoryId}
          error={problems.categoryId}
          onChange={(event) => change({ categoryId: event.target.value })}
        >
          <option value="">{texts.noCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Choice
        id={fieldId('published')}
        type="checkbox"
        label={texts.published}
        checked={form.published}
        onChange={(event) => change({ published: event.target.checked })}
      />
      <Choice
        id={fieldId('featured')}
        type="checkbox"
        label={texts.featured}
        checked={form.featured}
        onChange={(event) => change({ featured: event.target.checked })}
      />
    </>
  );
}
