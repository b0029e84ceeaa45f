import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { categoriesTexts as texts } from '@/content/admin/categories';
import { blogLimits } from '@/domain/blog/blogLimits';
import styles from './CategoriesPage.module.css';
import type { CreationForm } from './useCategories';
import { useKeptCategory } from './useKeptCategory';

/** Adds a topic. */
export function CategoryForm({ creation }: { creation: CreationForm }) {
  const { form, state, control, isSending, onSubmit, field } = creation;
  useKeptCategory(creation);
  const name = useWatch({ control, name: 'name' });

  return (
    <form ref={form} noValidate className={styles.form} aria-labelledby="new-category" onSubmit={onSubmit}>
      <h2 id="new-category">{texts.formTitle}</h2>
      <TextField
        label={texts.name}
        {...field('name')}
        required
        autoComplete="off"
        maxLength={blogLimits.categoryNameMaxLength}
      />
      <TextArea
        label={texts.description}
        {...field('description')}
        rows={3}
        maxLength={blogLimits.descriptionMaxLength}
      />
      {state.status === 'failed' && state.message ? <FormMessage>{state.message}</FormMessage> : null}
      {state.status === 'done' ? <FormMessage tone="success">{state.message}</FormMessage> : null}
      <Button type="submit" disabled={isSending || !name.trim()} aria-busy={isSending}>
        {isSending ? texts.creating : texts.create}
      </Button>
    </form>
  );
}
