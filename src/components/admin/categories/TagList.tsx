import { useRef, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import ledger from '@/components/ui/Ledger.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { useKeptFocus } from '@/components/ui/useKeptFocus';
import { listTexts } from '@/content/admin/lists';
import { tagsTexts as texts } from '@/content/admin/categories';
import { blogLimits } from '@/domain/blog/blogLimits';
import { slugFromName } from '@/domain/blog/slugFromName';
import type { ListedTag } from '@/schemas/tags';
import { useAdminList } from '../list/useAdminList';
import styles from './CategoriesPage.module.css';
import { RenameDialog } from './RenameDialog';

interface RenameTagDialogProps {
  tag: ListedTag;
  others: readonly ListedTag[];
  onRenamed: (name: string) => void;
  onCancel: () => void;
}

/** Renames a tag and warns if another tag has that name already. */
function RenameTagDialog({ tag, others, onRenamed, onCancel }: RenameTagDialogProps) {
  const [wanted, setWanted] = useState(tag.name);
  const other = others.find(({ slug }) => slug === slugFromName(wanted));
  return (
    <RenameDialog
      name={tag.name}
      texts={{
        title: texts.renameTitle(tag.name),
        label: texts.name,
        hint: texts.nameHint(tag.posts),
        confirm: other ? texts.merge : texts.rename,
        confirming: texts.renaming,
        failed: texts.failed,
      }}
      maxLength={blogLimits.tagMaxLength}
      failure="The tag could not be renamed"
      rename={async (name) => {
        await callApi(`/api/admin/blog/tags/${encodeURIComponent(tag.slug)}`, {
          method: 'PUT',
          body: { name },
        });
        return name;
      }}
      onChange={setWanted}
      onRenamed={onRenamed}
      onCancel={onCancel}
    >
      <p role="status">{other ? texts.merges(other.name) : null}</p>
    </RenameDialog>
  );
}

/** Tags in use, with renaming across all posts. */
export function TagList() {
  const list = useAdminList<ListedTag>('/api/admin/blog/tags');
  const [toRename, setToRename] = useState<ListedTag | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const tags = list.items ?? [];
  const listed = useRef<HTMLUListElement>(null);
  useKeptFocus(listed);
  return (
    <section aria-labelledby="tags" className={`${styles.tags} ${stack.gap3} ${space.above7}`}>
      <h2 id="tags">{texts.title}</h2>
      <p>{texts.lede}</p>
      <p role="status">{list.items === null && !list.hasFailed ? texts.loading : said}</p>
      {list.hasFailed ? (
        <KeptLoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={list.reload} />
      ) : null}
      {list.items?.length === 0 ? <EmptyState title={texts.emptyTitle} text={texts.empty} /> : null}
      {tags.length > 0 ? (
        <ul
          ref={listed}
          role="list"
          tabIndex={-1}
          aria-label={texts.title}
          className={`${ledger.ledger} ${ledger.ends} ${styles.list}`}
        >
          {tags.map((tag) => (
            <li key={tag.slug}>
              <div>
                <h3 className={text.plain}>{tag.name}</h3>
                <p>{texts.posts(tag.posts)}</p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.renameOf(tag.name)}
                onClick={() => setToRename(tag)}
              >
                {texts.rename}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {toRename ? (
        <RenameTagDialog
          tag={toRename}
          others={tags.filter((tag) => tag !== toRename)}
          onRenamed={(name) => {
            setSaid(texts.renamed(toRename.name, name));
            setToRename(null);
            list.reload();
          }}
          onCancel={() => setToRename(null)}
        />
      ) : null}
    </section>
  );
}
