import { blogAdminTexts as texts } from '@/content/admin/blog';
import type { ListedPost } from '@/schemas/blog';
import { countText } from '../list/countText';
import { ListFrame } from '../list/ListFrame';
import { ListSearch } from '../list/ListSearch';
import type { AdminList } from '../list/useAdminList';
import type { ListPlace } from '../list/useListAddress';
import styles from './BlogAdmin.module.css';
import { EmptyPosts } from './EmptyPosts';
import { postOrderOf, postsPerAdminPage } from './postListPath';
import { PostTable } from './PostTable';

interface PostListProps {
  list: AdminList<ListedPost>;
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  onCreate: () => void;
  onEdit: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
}

/** The posts with search, order and pages; or that there are none yet. */
export function PostList({ list, place, move, onCreate, onEdit, onDelete }: PostListProps) {
  const { items, isLoading, hasFailed } = list;
  const isWholeList = !place.search && place.page === 1;
  if (items?.length === 0 && !isLoading && !hasFailed && isWholeList)
    return <EmptyPosts onCreate={onCreate} />;
  return (
    <ListFrame
      list={list}
      texts={texts}
      filters={
        <div className={styles.filter}>
          <ListSearch
            label={texts.search}
            value={place.search}
            onSearch={(search) => move({ search })}
            className={styles.search}
          />
          <p role="status">{countText(texts.total, list)}</p>
        </div>
      }
      noMatch={{
        text: place.search ? texts.noMatch(place.search) : texts.noPage,
        clear: texts.clearSearch,
        onClear: () => move({ search: '' }),
      }}
      page={place.page}
      perPage={postsPerAdminPage}
      onPage={(page) => move({ page })}
    >
      {(posts) => (
        <PostTable
          posts={posts}
          sort={postOrderOf(place)}
          isBusy={isLoading}
          onSort={(sort) => move({ sort })}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </ListFrame>
  );
}
