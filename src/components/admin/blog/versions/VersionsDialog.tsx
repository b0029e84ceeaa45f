import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '@/client/queryKeys';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { FormMessage } from '@/components/ui/FormMessage';
import { versionTexts as texts } from '@/content/admin/postVersions';
import { fetchVersions, type NamedPost } from '../blogApi';
import type { PostForm } from '../editor/postForm';
import { ChosenVersion } from './ChosenVersion';
import { VersionList } from './VersionList';
import styles from './Versions.module.css';
import text from '@/components/ui/Text.module.css';

interface VersionsDialogProps {
  post: NamedPost;
  /** Version of the stored post, which identifies the list of versions. */
  version: string;
  /** Current contents of the editor. */
  form: PostForm;
  onTake: (form: PostForm) => void;
  onClose: () => void;
}

/** Version history of a post: who saved when, what changed, and restoring. */
export function VersionsDialog({ post, version, form, onTake, onClose }: VersionsDialogProps) {
  const [wanted, setWanted] = useState<number | null>(null);
  const { data: versions, isError } = useQuery({
    queryKey: queryKeys.postVersions(post.id, version),
    queryFn: ({ signal }) => fetchVersions(post, signal),
    meta: { failure: 'The versions of a post could not be loaded' },
  });
  const place = Math.max(0, versions?.findIndex(({ id }) => id === wanted) ?? 0);
  const chosen = versions?.[place];
  return (
    <DialogFrame title={texts.title} isWide closeLabel={texts.close} onClose={onClose}>
      <p className={text.quiet}>{texts.lede}</p>
      {isError ? <FormMessage>{texts.loadFailed}</FormMessage> : null}
      {!versions && !isError ? <p role="status">{texts.loading}</p> : null}
      {versions && chosen ? (
        <div className={styles.columns}>
          <VersionList versions={versions} chosen={chosen.id} onChoose={setWanted} />
          <ChosenVersion
            key={chosen.id}
            post={post}
            version={chosen}
            versionBefore={versions[place + 1] ?? null}
            form={form}
            onTake={onTake}
          />
        </div>
      ) : null}
    </DialogFrame>
  );
}
