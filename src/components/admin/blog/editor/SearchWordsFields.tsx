import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { blogLimits } from '@/domain/blog/blogLimits';
import { SnippetMeter } from '../../seo/SnippetMeter';
import { fieldId } from './fieldId';
import styles from './PostEditor.module.css';
import type { PostFieldsProps } from './PostFields';

/** Title and description for search results, if they differ from the post's own. */
export function SearchWordsFields({ form, change, problems }: PostFieldsProps) {
  return (
    <details className={styles.details}>
      <summary>{texts.searchWords}</summary>
      <div>
        <TextField
          id={fieldId('metaTitle')}
          label={texts.metaTitle}
          hint={texts.metaTitleHint}
          placeholder={form.title}
          autoComplete="off"
          maxLength={blogLimits.titleMaxLength}
          value={form.metaTitle}
          error={problems.metaTitle}
          onChange={(event) => change({ metaTitle: event.target.value })}
        />
        <SnippetMeter part="title" text={form.metaTitle || form.title} />
      </div>
      <div>
        <TextArea
          id={fieldId('metaDescription')}
          label={texts.metaDescription}
          hint={texts.metaDescriptionHint}
          placeholder={form.description}
          rows={3}
          maxLength={blogLimits.descriptionMaxLength}
          value={form.metaDescription}
          error={problems.metaDescription}
          onChange={(event) => change({ metaDescription: event.target.value })}
        />
        <SnippetMeter part="description" text={form.metaDescription || form.description} />
      </div>
    </details>
  );
}
