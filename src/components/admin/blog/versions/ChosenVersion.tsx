import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { FormMessage } from '@/components/ui/FormMessage';
import { versionTexts as texts } from '@/content/admin/postVersions';
import type { PostVersion } from '@/schemas/postVersions';
import type { NamedPost } from '../blogApi';
import { postFormOf, type PostForm } from '../editor/postForm';
import { versionChanges } from './versionChanges';
import { VersionDiff } from './VersionDiff';
import { versionQuery } from './versionQuery';
import styles from './Versions.module.css';
import stack from '@/components/ui/Stack.module.css';

interface ChosenVersionProps {
  post: NamedPost;
  version: PostVersion;
  /** The previous version; null for the first. */
  versionBefore: PostVersion | null;
  form: PostForm;
  onTake: (form: PostForm) => void;
}

/** Shows no cached form while it reloads: autosaves in the CMS and renamed tags or addresses change versions. */
function useVersionForm(post: NamedPost, version: PostVersion | null) {
  const { data, isSuccess, isFetching, isError } = useQuery(versionQuery(post, version));
  const isFresh = isSuccess && !isFetching;
  return { form: useMemo(() => (data && isFresh ? postFormOf(data) : undefined), [data, isFresh]), isError };
}

/** Changes that one version made, or changes made since. */
export function ChosenVersion({ post, version, versionBefore, form, onTake }: ChosenVersionProps) {
  const [comparison, setComparison] = useState<'before' | 'editor'>('before');
  const chosen = useVersionForm(post, version);
  const before = useVersionForm(post, versionBefore);
  const [from, to] = comparison === 'before' ? [before.form, chosen.form] : [chosen.form, form];
  const changes = useMemo(() => (from && to ? versionChanges(from, to) : null), [from, to]);
  const hasFailed = chosen.isError || (comparison === 'before' && before.isError);
  const isFirst = comparison === 'before' && versionBefore === null;
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
