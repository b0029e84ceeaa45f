'use client';

import { CheckboxInput, useField } from '@payloadcms/ui';
import { seoEditorTexts, seoPageTexts } from '@/content/admin/seo';
import { isIndexable } from '@/domain/seo/renderHead';
import { withIndexing } from '@/domain/seo/withIndexing';
import styles from './SearchChecks.module.css';
import { useDraftPage } from './useDraftPage';

/** Toggles whether search engines may index a page. Other robots directives are kept. */
export function IndexingField({ path }: { path: string }) {
  const { value, setValue, readOnly } = useField<string | null>({ path });
  const { page } = useDraftPage();
  const isPrevented = !isIndexable(value ?? null);
  const others = withIndexing(value ?? '', false);
  return (
    <div className={styles.indexing} data-own-part="">
      <CheckboxInput
        id={`field-${path}`}
        name={path}
        label={seoEditorTexts.preventIndexing}
        checked={isPrevented}
        readOnly={readOnly}
        onToggle={(event) => setValue(withIndexing(value ?? '', event.target.checked) || null)}
      />
      {others ? <p>{seoPageTexts.otherDirectives(others)}</p> : null}
      {page?.isNeverListed ? <p>{seoEditorTexts.neverListed}</p> : null}
    </div>
  );
}
