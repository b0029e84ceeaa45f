import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { categoriesTexts as texts } from '@/content/admin/categories';
import { blogLimits } from '@/domain/blog/blogLimits';
import styles from './CategoriesTab.module.css';

interface CategoryFormProps {
  isCreating: boolean;
  /** Answers whether it was created; what was typed stays when it wasn't. */
  onCreate: (name: string, description: string) => Promise<boolean>;
  /** What became of the last attempt. */
  children: ReactNode;
}

/** Adds a topic. */
export function CategoryForm({ isCreating, onCreate, children }: CategoryFormProps) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');

  const submit = async () => {
    if (isCreating || !name.trim() || !(await onCreate(name, description))) return;
    setName('');
    setDescription('');
  };
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="new-category"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 id="new-category">{texts.formTitle}</h3>
      <TextField
        label={texts.name}
        required
        autoComplete="off"
        maxLength={blogLimits.categoryNameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={texts.description}
        rows={3}
        maxLength={blogLimits.descriptionMaxLength}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      {children}
      <Button type="submit" disabled={isCreating || !name.trim()} aria-busy={isCreating}>
        {isCreating ? texts.creating : texts.create}
      </Button>
    </form>
  );
}
