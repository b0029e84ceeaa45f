import { Button, useDocumentInfo, useField, useForm } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/client/apiClient';
import { SnippetMeter } from '@/components/admin/seo/SnippetMeter';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import { draftFields } from '@/queries/seo/draftToCheck';
import styles from './FittedWords.module.css';

interface FittedWordsProps {
  part: SnippetPart;
  /** Path of the field in the form. */
  path: string;
  /** Text that search results would show. */
  shown: string;
}

/** Shows how much of a search result's line the text takes, with a button that shortens it to fit. */
export function FittedWords({ part, path, shown }: FittedWordsProps) {
  const { id, collectionSlug } = useDocumentInfo();
  const { getData } = useForm();
  const { value, setValue } = useField<string | null>({ path });
  const [said, setSaid] = useState<{ message: string; of: string } | null>(null);
  const fitting = useMutation({
    mutationFn: () => {
      const data = getData();
      const doc = Object.fromEntries(
        draftFields.flatMap((name) => (name in data ? [[name, data[name]]] : [])),
      );
      return callApi<{ result: string }>(`/api/plugin-seo/generate-${part}`, {
        method: 'POST',
        body: { id, collectionSlug, doc },
      });
    },
    onSuccess: ({ result }) => {
      if (result === (value ?? '')) return setSaid({ message: texts.fitsAlready[part], of: shown });
      setSaid(null);
      setValue(result);
    },
    onError: () => setSaid({ message: texts.fitFailed, of: shown }),
    meta: { failure: 'The words could not be fitted' },
  });
  return (
    <div className={styles.fitted} data-own-part="">
      <SnippetMeter part={part} text={shown} />
      <div className={styles.row}>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={fitting.isPending}
          extraButtonProps={{ 'aria-label': texts.fitPart[part] }}
          onClick={() => fitting.mutate()}
        >
          {texts.fit}
        </Button>
        <p role="status">{said?.of === shown ? said.message : null}</p>
      </div>
    </div>
  );
}
