import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import { listTexts } from '@/content/admin/lists';
import type { ListedPost } from '@/schemas/blog';
import { ListPager } from '../list/ListPager';
import { ListSearch } from '../list/ListSearch';
import type { useAdminList } from '../list/useAdminList';
import type { ListPlace } from '../list/useListAddress';
import styles from './BlogAdmin.module.css';
import { EmptyPosts } from './EmptyPosts';
import { postOrderOf, postsPerAdminPage } from './postListPath';
import { PostTable } from './PostTable';

interface PostListProps {
  list: ReturnType<typeof useAdminList<ListedPost>>;
  place: ListPlace;
  /** Below the title. */
  headingLevel: 2 | 3;
  move: (changes: Partial<ListPlace>) => void;
  onCreate: () => void;
  onEdit: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
}

/** The posts with search, order and pages, in whichever state they are. */
export function PostList({ list, place, headingLevel, move, onCreate, onEdit, onDelete }: PostListProps) {
  const { items, total, isLoading, hasFailed, reload } = list;
  const isWholeList = !place.search && place.page === 1;
  const isEmpty = items?.length === 0 && !isLoading && !hasFailed;

  const failure = hasFailed ? (
    <div className={styles.failed}>
      <FormMessage>{texts.loadFailed}</FormMessage>
      <Button variant="secondary" size="small" onClick={reload}>
        {listTexts.retry}
      </Button>
    </div>
  ) : null;
  if (!items) return failure ?? <p role="status">{texts.loading}</p>;
  if (isEmpty && isWholeList) return <EmptyPosts headingLevel={headingLevel} onCreate={onCreate} />;
  return (
    <>
      {failure}
      <div className={styles.filter}>
        <ListSearch
          label={texts.search}
          value={place.search}
          onSearch={(search) => move({ search })}
          className={styles.search}
        />
        <p role="status">{texts.total(total)}</p>
      </div>
      {isEmpty ? (
        <div className={styles.noMatch}>
          <p>{place.search ? texts.noMatch(place.search) : texts.noPage}</p>
          <Button variant="secondary" size="small" onClick={() => move({ search: '' })}>
            {texts.clearSearch}
          </Button>
        </div>
      ) : (
        <PostTable
          posts={items}
          sort={postOrderOf(place)}
          isBusy={isLoading}
          onSort={(sort) => move({ sort })}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
      <ListPager
        page={place.page}
        pageCount={Math.ceil(total / postsPerAdminPage)}
        onPage={(page) => move({ page })}
      />
    </>
  );
}
