import { Button, toast, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { versionTexts as texts } from '@/content/admin/postVersions';
import { refusalIn } from '../refusalIn';
import styles from './PostVersions.module.css';

/** Makes an earlier version the draft. Needs no confirmation, because the current draft stays in the history. */
export function RestoreVersion({ id, version }: { id: number; version: number }) {
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
