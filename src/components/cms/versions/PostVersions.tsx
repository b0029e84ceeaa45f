'use client';

import { Gutter, useStepNav, Button, toast, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { postFormOf } from '@/components/admin/blog/editor/postForm';
import { versionChanges } from '@/components/admin/blog/versions/versionChanges';
import { VersionDiff } from '@/components/admin/blog/versions/VersionDiff';
import { VersionList } from '@/components/admin/blog/versions/VersionList';
import columns from '@/components/admin/blog/versions/Versions.module.css';
import { Choice } from '@/components/ui/Choice';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { panelTexts } from '@/content/admin/panel';
import { versionTexts as texts } from '@/content/admin/postVersions';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';
import { refusalIn } from '../refusalIn';
import styles from './PostVersions.module.css';

interface PostVersionsProps {
  /** Id of the post. */
  id: number;
  isTrashed: boolean;
  versions: readonly PostVersion[];
  chosen: ReadPostVersion;
  /** The previous version; null for the first. */
  before: ReadPostVersion | null;
  latest: ReadPostVersion;
}

/** Makes an earlier version the draft. Needs no confirmation, because the current draft stays in the history. */
function RestoreVersion({ id, version }: { id: number; version: number }) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    setIsBusy(true);
    const refusal = await restoreAsDraft(version);
    if (refusal === null) {
      toast.success(texts.restored);
      startRouteTransition(() => router.push(`/cms/collections/posts/${id}`));
    } else {
      toast.error(refusal);
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.restore}>
      <Button buttonStyle="primary" margin={false} disabled={isBusy} onClick={() => void restore()}>
        {texts.restoreAsDraft}
      </Button>
      <p>{texts.restoreAsDraftHint}</p>
    </div>
  );
}

/** The CMS session is a cookie. Returns the message of a rejection; null on success. */
async function restoreAsDraft(version: number): Promise<string | null> {
  try {
    const response = await fetch(`/api/posts/versions/${version}?draft=true&depth=0`, { method: 'POST' });
    return await refusalIn(response, texts.restoreFailed);
  } catch (error) {
    logFailure('A version could not be restored', error);
    return texts.restoreFailed;
  }
}

/** Version history of a post in the panel: who saved when, changes in text and images, and restoring. */
export function PostVersions({ id, isTrashed, versions, chosen, before, latest }: PostVersionsProps) {
  const router = useRouter();
  const post = `/cms/collections/posts/${isTrashed ? 'trash/' : ''}${id}`;
  useStepsTo(post, latest.frontmatter.title);
  const isLatest = chosen.id === latest.id;
  return (
    <Gutter className={styles.versions}>
      <main data-own-part="">
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={text.quiet}>{texts.lede}</p>
        <div className={columns.columns}>
          <VersionList
            versions={versions}
            chosen={chosen.id}
            onChoose={(version) => router.push(`${post}/versions/${version}`)}
          />
          <div className={`${columns.chosen} ${stack.gap4}`}>
            <Comparison chosen={chosen} before={before} latest={isLatest ? null : latest} />
            {isLatest || isTrashed ? null : <RestoreVersion id={id} version={chosen.id} />}
          </div>
        </div>
      </main>
    </Gutter>
  );
}

interface ComparisonProps extends Pick<PostVersionsProps, 'chosen' | 'before'> {
  latest: ReadPostVersion | null;
}

function Comparison({ chosen, before, latest }: ComparisonProps) {
  const [with_, setWith] = useState<'before' | 'latest'>('before');
  const [from, to] = with_ === 'latest' ? [chosen, latest] : [before, chosen];
  const changes = useMemo(
    () => (from && to ? versionChanges(postFormOf(from), postFormOf(to)) : null),
    [from, to],
  );
  return (
    <>
      {latest ? (
        <fieldset className={styles.comparison}>
          <legend>{texts.compare}</legend>
          {(['before', 'latest'] as const).map((choice) => (
            <Choice
              key={choice}
              type="radio"
              name="comparison"
              label={texts.comparisons[choice]}
              checked={with_ === choice}
              onChange={() => setWith(choice)}
            />
          ))}
        </fieldset>
      ) : null}
      {changes ? <VersionDiff changes={changes} /> : <p>{texts.first}</p>}
    </>
  );
}

/** Sets the breadcrumbs of the panel. */
function useStepsTo(post: string, title: string) {
  const { setStepNav } = useStepNav();
  useEffect(() => {
    setStepNav([
      { label: panelTexts.posts, url: '/cms/collections/posts' },
      { label: title || panelTexts.untitled, url: post },
      { label: texts.title },
    ]);
  }, [setStepNav, post, title]);
}
