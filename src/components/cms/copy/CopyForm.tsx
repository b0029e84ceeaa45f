'use client';

import { Button, FieldError, useField, useLivePreviewContext } from '@payloadcms/ui';
import { pageCopyTexts as texts } from '@/content/admin/pageCopy';
import type { CopyOverrides, PageWords } from '@/content/site/copy/PageCopy';
import styles from './CopyEditor.module.css';
import { CopyEditor } from './CopyEditor';

interface CopyFormProps {
  path: string;
  words: PageWords;
  isReadOnly: boolean;
}

/** Edits the field `copy` of a page's form. */
export function CopyForm({ path, words, isReadOnly }: CopyFormProps) {
  const { value, setValue, disabled, showError } = useField<CopyOverrides | null>({ path });
  const { isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext();
  if (Object.keys(words.sections).length === 0) return <p>{texts.nothing}</p>;
  return (
    <div className={styles.form} data-own-part="">
      <div className={styles.head}>
        <p>{texts.lede}</p>
        {isLivePreviewEnabled ? (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setIsLivePreviewing(!isLivePreviewing)}
          >
            {isLivePreviewing ? texts.hidePreview : texts.showPreview}
          </Button>
        ) : null}
      </div>
      <div className={styles.error}>
        <FieldError path={path} showError={showError} />
      </div>
      <CopyEditor words={words} copy={value ?? {}} onChange={setValue} isDisabled={isReadOnly || disabled} />
    </div>
  );
}
