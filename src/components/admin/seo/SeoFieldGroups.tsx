import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { TemplateFacts } from '@/domain/seo/checks/schemaTemplates';
import type { InheritingField } from '@/domain/seo/withoutInherited';
import { inheritedFields } from './followChanges';
import type { KnownPages } from './KnownPages';
import { SchemaFields } from './SchemaFields';
import { SearchFields } from './SearchFields';
import styles from './SeoEditorDialog.module.css';
import type { SeoFieldsProps } from './SeoFieldsProps';
import { LinkPreviewFields } from './LinkPreviewFields';
import stack from '@/components/ui/Stack.module.css';

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
