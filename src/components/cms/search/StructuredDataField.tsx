'use client';

import { Button, FieldError, FieldLabel, TextareaInput, useField } from '@payloadcms/ui';
import type { TextareaFieldClientProps } from 'payload';
import { useState } from 'react';
import { useSchemaValidator } from '@/components/admin/seo/useSchemaValidator';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import {
  fillSchemaTemplate,
  isTemplateName,
  schemaTemplateNames,
  type TemplateFacts,
} from '@/domain/seo/checks/schemaTemplates';
import { useDraftPage } from './useDraftPage';
import styles from './StructuredDataField.module.css';

/** Structured data of a page, as in the on-page editor: a template or custom JSON-LD, and the validator. */
export function StructuredDataField({ path }: TextareaFieldClientProps) {
  const custom = useField<string | null>({ path });
  const final = useField<string | null>({ path: 'finalSchema' });
  const facts = useTemplateFacts();
  const own = custom.value ?? '';
  // A stored value without custom JSON-LD comes from a template.
  const [generated, setGenerated] = useState(own ? '' : (final.value ?? ''));

  const changeGenerated = (text: string) => {
    setGenerated(text);
    if (!own.trim()) final.setValue(text || null);
  };
  const changeOwn = (text: string) => {
    custom.setValue(text || null);
    final.setValue((text.trim() ? text : generated) || null);
  };
  return (
    <div className={styles.schema} data-own-part="">
      <div className="field-type">
        {/* Payload's own select has no accessible name. */}
        <FieldLabel label={texts.template} htmlFor="field-schemaTemplate" />
        <select
          id="field-schemaTemplate"
          disabled={!facts}
          value=""
          onChange={({ target: { value } }) => {
            if (facts && isTemplateName(value)) changeGenerated(fillSchemaTemplate(value, facts));
          }}
        >
          <option value="">{texts.chooseTemplate}</option>
          {schemaTemplateNames.map((name) => (
            <option key={name} value={name}>
              {texts.templateNames[name]}
            </option>
          ))}
        </select>
      </div>
      <TextareaInput
        path="generatedSchema"
        label={texts.generated}
        description={texts.structuredHint}
        readOnly
        rows={6}
        value={generated}
      />
      {generated ? (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => changeGenerated('')}>
          {texts.clearGenerated}
        </Button>
      ) : null}
      <TextareaInput
        path={path}
        label={texts.custom}
        description={texts.customHint}
        rows={8}
        value={own}
        showError={custom.showError}
        Error={<FieldError path={path} showError={custom.showError} message={custom.errorMessage} />}
        onChange={(event) => changeOwn(event.target.value)}
      />
      <Validator text={own.trim() || generated} pageUrl={facts?.pageUrl ?? ''} />
    </div>
  );
}

function useTemplateFacts(): TemplateFacts | null {
  const { page, site } = useDraftPage();
  if (!page || !site) return null;
  return {
    firmName: site.firmName,
    siteUrl: site.origin,
    pageUrl: site.origin + page.path,
    title: page.head.ogTitle,
    description: page.head.description,
  };
}

function Validator({ text, pageUrl }: { text: string; pageUrl: string }) {
  const { message, validate } = useSchemaValidator(text, pageUrl);
  return (
    <div className={styles.validator}>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={validate}>
        {texts.validate}
        <span className="visually-hidden"> {texts.newTab}</span>
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
