'use client';

import { Button, toast, useForm } from '@payloadcms/ui';
import { seoPageTexts as texts } from '@/content/admin/seo';
import { seoFields } from '@/domain/seo/SeoRecord';

/** Clears a page's SEO record in its form; after saving, the page uses its own values again. */
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
