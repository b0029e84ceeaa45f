import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryKeys } from '@/client/queryKeys';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { FormMessage } from '@/components/ui/FormMessage';
import { versionTexts as texts } from '@/content/admin/postVersions';
import { fetchVersion, type NamedPost } from '../blogApi';
import { postFormOf, type PostForm } from '../editor/postForm';
import { versionChanges } from './versionChanges';
import { VersionDiff } from './VersionDiff';
import styles from './Versions.module.css';
import stack from '@/components/ui/Stack.module.css';

interface ChosenVersionProps {
  post: NamedPost;
  id: number;
  /** The version before; null for the first. */
  idBefore: number | null;
  form: PostForm;
  onTake: (form: PostForm) => void;
}

/** A version never changes. */
function useVersionForm(post: NamedPost, id: number | null) {
  const { data, isError } = useQuery({
    queryKey: queryKeys.postVersion(id),
    queryFn: ({ signal }) => fetchVersion(post, id ?? 0, signal),
    enabled: id !== null,
    staleTime: Infinity,
    meta: { failure: 'A version of a post could not be loaded' },
  });
  return { form: useMemo(() => data && postFormOf(data), [data]), isError };
}

/** What one version changed, or what has changed since. */
export function ChosenVersion({ post, id, idBefore, form, onTake }: ChosenVersionProps) {
  const [comparison, setComparison] = useState<'before' | 'editor'>('before');
  const chosen = useVersionForm(post, id);
  const before = useVersionForm(post, idBefore);
  const [from, to] = comparison === 'before' ? [before.form, chosen.form] : [chosen.form, form];
  const changes = useMemo(() => (from && to ? versionChanges(from, to) : null), [from, to]);
  const hasFailed = chosen.isError || (comparison === 'before' && before.isError);
  const isFirst = comparison === 'before' && idBefore === null;
  return (
    <div className={`${styles.chosen} ${stack.gap4}`}>
      <fieldset className={styles.comparison}>
        <legend>{texts.compare}</legend>
        {(['before', 'editor'] as const).map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="comparison"
            label={texts.comparisons[choice]}
            checked={comparison === choice}
            onChange={() => setComparison(choice)}
          />
        ))}
      </fieldset>
      {hasFailed ? <FormMessage>{texts.loadFailed}</FormMessage> : null}
      {isFirst ? <p>{texts.first}</p> : null}
      {changes ? <VersionDiff changes={changes} /> : null}
      {!changes && !hasFailed && !isFirst ? <p role="status">{texts.loading}</p> : null}
      {chosen.form ? (
        <div className={styles.take}>
          <Button variant="secondary" onClick={() => chosen.form && onTake(chosen.form)}>
            {texts.restore}
          </Button>
          <p>{texts.restoreHint}</p>
        </div>
      ) : null}
    </div>
  );
}
