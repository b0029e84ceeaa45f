'use client';

import { useFormFields } from '@payloadcms/ui';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { lookTexts as texts } from '@/content/admin/look';
import { isColor, normalizeColor } from '@/domain/look/accentProblem';
import type { Media } from '@/payload-types';
import { lookOf, type StoredLogo } from '@/queries/lookOf';
import { relationId } from '../relationId';
import styles from './LookPreview.module.css';
import { LookSamples } from './LookSamples';

function useLogo(id: number | null): StoredLogo | null {
  const { data } = useQuery({
    queryKey: queryKeys.picture(id),
    queryFn: ({ signal }) => callApi<Media>(`/api/media/${id}?depth=0`, { signal }),
    enabled: id !== null,
    meta: { failure: 'The chosen logo could not be read' },
  });
  return id === null || !data ? null : lookOf({ logo: data }).logo;
}

/** Shows the firm's look as it is in the form, on light and dark pages, with the contrast of its texts. */
export function LookPreview() {
  const [color, chosen, name] = useFormFields(([fields]) =>
    ['accentColor', 'logo', 'firmName'].map((field): unknown => fields[field]?.value),
  );
  const logo = useLogo(relationId(chosen));
  const accent = normalizeColor(typeof color === 'string' ? color : '');
  return (
    <section aria-labelledby="look-preview" data-own-part="">
      <h3 id="look-preview" className={styles.title}>
        {texts.preview}
      </h3>
      <p>{texts.previewHint}</p>
      <LookSamples
        accent={isColor(accent) ? accent : null}
        logo={logo}
        firmName={typeof name === 'string' && name ? name : texts.firm}
      />
    </section>
  );
}
