'use client';

import { Button, toast, useForm } from '@payloadcms/ui';
import { seoPageTexts as texts } from '@/content/admin/seo';
import { seoFields } from '@/domain/seo/SeoRecord';

/** Empties a page's record in its form: the page says its own words again once that is saved. */
export function ResetRecord() {
  const { dispatchFields, setModified } = useForm();
  const reset = () => {
    for (const path of [...seoFields, 'sharePicture']) dispatchFields({ type: 'UPDATE', path, value: null });
    setModified(true);
    toast.success(texts.resetDone);
  };
  return (
    <Button buttonStyle="secondary" size="medium" margin={false} onClick={reset}>
      {texts.reset}
    </Button>
  );
}
