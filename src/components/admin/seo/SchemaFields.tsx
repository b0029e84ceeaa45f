import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { SelectField } from '@/components/ui/SelectField';
import { TextArea } from '@/components/ui/TextArea';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import {
  fillSchemaTemplate,
  isTemplateName,
  schemaTemplateNames,
  type TemplateFacts,
} from '@/domain/seo/checks/schemaTemplates';
import { schemaTypes } from '@/domain/seo/SeoRecord';
import { useSchemaValidator } from './useSchemaValidator';
import styles from './SchemaFields.module.css';
import { finalSchemaOf, type SeoFieldsProps } from './seoForm';

interface SchemaFieldsProps extends SeoFieldsProps {
  /** Values that fill the templates. */
  facts: TemplateFacts;
}

/** Structured data: from a template, or custom JSON-LD. */
export function SchemaFields({ form, change, problems, facts }: SchemaFieldsProps) {
  const template = useRef<HTMLSelectElement>(null);
  const clear = () => {
    change({ generatedSchema: '' });
    // The button is removed with the sample.
    template.current?.focus();
  };
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={texts.schemaType}
          hint={texts.schemaTypeHint}
          value={form.schemaType}
          error={problems.schemaType}
          onChange={(event) => change({ schemaType: event.target.value })}
        >
          {schemaTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <SelectField
          ref={template}
          label={texts.template}
          defaultValue=""
          onChange={({ target: { value } }) =>
            change({ generatedSchema: isTemplateName(value) ? fillSchemaTemplate(value, facts) : '' })
          }
        >
          <option value="">{texts.chooseTemplate}</option>
          {schemaTemplateNames.map((name) => (
            <option key={name} value={name}>
              {texts.templateNames[name]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={texts.generated}
        hint={texts.structuredHint}
        rows={6}
        readOnly
        spellCheck={false}
        className={styles.code}
        value={form.generatedSchema}
      />
      {form.generatedSchema ? (
        <Button variant="quiet" size="small" onClick={clear}>
          {texts.clearGenerated}
        </Button>
      ) : null}
      <TextArea
        label={texts.custom}
        hint={texts.customHint}
        rows={6}
        spellCheck={false}
        className={styles.code}
        value={form.customSchema}
        error={problems.customSchema ?? problems.finalSchema}
        onChange={(event) => change({ customSchema: event.target.value })}
      />
      <Validator text={finalSchemaOf(form)} pageUrl={facts.pageUrl} />
    </>
  );
}

function Validator({ text, pageUrl }: { text: string; pageUrl: string }) {
  const { message, validate } = useSchemaValidator(text, pageUrl);
  return (
    <div className={styles.validator}>
      <Button variant="secondary" size="small" onClick={validate}>
        {texts.validate}
        <span className="visually-hidden"> {texts.newTab}</span>
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
