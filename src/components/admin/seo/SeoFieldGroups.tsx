import { Choice } from '@/components/ui/Choice';
import stack from '@/components/ui/Stack.module.css';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { TemplateFacts } from '@/domain/seo/checks/schemaTemplates';
import type { InheritingField } from '@/domain/seo/withoutInherited';
import { inheritedFields } from './followChanges';
import type { KnownPages } from './useSeoEntries';
import { LinkPreviewFields } from './LinkPreviewFields';
import { SchemaFields } from './SchemaFields';
import styles from './SeoEditorDialog.module.css';
import type { SeoFieldsProps } from './seoForm';
import { SnippetMeter } from './SnippetMeter';

interface SearchFieldsProps extends SeoFieldsProps {
  isNeverListed: boolean;
}

/** Fields of the search result. */
function SearchFields({ form, change, problems, head, inherited, isNeverListed }: SearchFieldsProps) {
  return (
    <>
      <div>
        <TextField
          label={texts.pageTitle}
          hint={inherited.has('title') ? texts.inherited.title : texts.pageTitleHint}
          value={form.title}
          placeholder={head?.title}
          error={problems.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <SnippetMeter part="title" text={head?.title ?? form.title} />
      </div>
      <div>
        <TextArea
          label={texts.metaDescription}
          rows={3}
          hint={inherited.has('metaDescription') ? texts.inherited.metaDescription : undefined}
          value={form.metaDescription}
          placeholder={head?.description}
          error={problems.metaDescription}
          onChange={(event) => change({ metaDescription: event.target.value })}
        />
        <SnippetMeter part="description" text={head?.description ?? form.metaDescription} />
      </div>
      <TextField
        label={texts.canonicalUrl}
        type="url"
        inputMode="url"
        hint={inherited.has('canonicalUrl') ? texts.inherited.canonicalUrl : texts.canonicalHint}
        value={form.canonicalUrl}
        placeholder={head?.canonicalUrl}
        error={problems.canonicalUrl}
        onChange={(event) => change({ canonicalUrl: event.target.value })}
      />
      <TextField label={texts.slug} hint={texts.slugHint} value="/" disabled readOnly />
      <Choice
        type="checkbox"
        label={texts.preventIndexing}
        checked={form.preventIndexing}
        onChange={(event) => change({ preventIndexing: event.target.checked })}
      />
      {isNeverListed ? <p>{texts.neverListed}</p> : null}
    </>
  );
}

const nothing: ReadonlySet<InheritingField> = new Set();

interface SeoFieldGroupsProps extends Omit<SeoFieldsProps, 'inherited'> {
  known: KnownPages | null;
  path: string;
}

/** The fields in three groups. */
export function SeoFieldGroups({ known, path, ...given }: SeoFieldGroupsProps) {
  const fields = { ...given, inherited: known ? inheritedFields(given.form, known) : nothing };
  const origin = known?.entries.site.origin ?? window.location.origin;
  const facts: TemplateFacts = {
    firmName: known?.entries.site.firmName ?? '',
    siteUrl: origin,
    pageUrl: origin + path,
    title: fields.head?.ogTitle ?? fields.form.title,
    description: fields.head?.description ?? fields.form.metaDescription,
  };
  return (
    <>
      <fieldset className={`${styles.group} ${stack.gap4}`}>
        <legend>{texts.search}</legend>
        <SearchFields {...fields} isNeverListed={Boolean(known?.entry.defaults.robots)} />
      </fieldset>
      <fieldset className={`${styles.group} ${stack.gap4}`}>
        <legend>{texts.linkPreviews}</legend>
        <LinkPreviewFields {...fields} />
      </fieldset>
      <fieldset className={`${styles.group} ${stack.gap4}`}>
        <legend>{texts.structured}</legend>
        <SchemaFields {...fields} facts={facts} />
      </fieldset>
    </>
  );
}
