'use client';

import { Button, FieldError, useField, useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { pageCopyTexts as texts } from '@/content/admin/pageCopy';
import type { CopyOverrides, PageWords } from '@/content/site/copy/PageCopy';
import { usePreviewState } from '../preview/usePreviewState';
import styles from './CopyEditor.module.css';
import { CopyEditor } from './CopyEditor';

interface CopyFormProps {
  path: string;
  words: PageWords;
  isReadOnly: boolean;
}

/** Edits the field `copy` of a page's form. */
export function CopyForm({ path, words, isReadOnly }: CopyFormProps) {
  const { value, setValue, disabled, showError, formProcessing } = useField<CopyOverrides | null>({ path });
  const { dispatchFields } = useForm();
  const isChangedSinceSave = useRef(false);
  // The panel's answer to an earlier change may arrive late, and would then refuse what is typed now until the next save.
  useEffect(() => {
    if (formProcessing) isChangedSinceSave.current = false;
    else if (showError && isChangedSinceSave.current)
      dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined });
  }, [dispatchFields, formProcessing, path, showError, value]);
  const form = useErrorFocus(showError, formProcessing || disabled);
  const context = useLivePreviewContext();
  const preview = usePreviewState(context);
  const change = (copy: CopyOverrides | null) => {
    isChangedSinceSave.current = true;
    setValue(copy);
  };
  if (Object.keys(words.sections).length === 0) return <p>{texts.nothing}</p>;
  return (
    <div ref={form} className={styles.form} data-own-part="">
      <div className={styles.head}>
        <p>
          {texts.lede} {texts.plainText}
        </p>
        {context.isLivePreviewEnabled ? (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => preview.setIsOpen(!preview.isOpen)}
          >
            {preview.isOpen ? texts.hidePreview : texts.showPreview}
          </Button>
        ) : null}
      </div>
      <div tabIndex={-1} className={styles.error}>
        <FieldError path={path} showError={showError} />
      </div>
      <CopyEditor
        words={words}
        copy={value ?? {}}
        onChange={change}
        isDisabled={isReadOnly || disabled}
        isRefused={showError}
      />
    </div>
  );
}

/** Focuses the field that a save was rejected for, or else the message: it may be far above what was typed. */
function useErrorFocus(showError: boolean, isBusy: boolean) {
  const form = useRef<HTMLDivElement>(null);
  // The message may arrive later than the end of the save.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isBusy) isAwaited.current = true;
    else if (isAwaited.current && showError) {
      isAwaited.current = false;
      const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      const target = refused ?? form.current?.querySelector<HTMLElement>(`.${styles.error}`);
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    }
  }, [showError, isBusy]);
  return form;
}
