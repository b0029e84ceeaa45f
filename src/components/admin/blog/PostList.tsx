import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ListTable } from '@/components/ui/ListTable';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import type { ListedPost } from '@/schemas/blog';
import { countText } from '../list/countText';
import { ListFrame } from '../list/ListFrame';
import { SearchRow } from '../list/SearchRow';
import type { AdminList } from '../list/useAdminList';
import type { ListMove, ListPlace } from '../list/useListAddress';
import { postOrderOf, postsPerAdminPage } from './postListPath';
import { PostRow } from './PostRow';

interface PostTableProps {
  posts: readonly ListedPost[];
  sort: string;
  /** The next rows are loading. */
  isBusy: boolean;
  onSort: (sort: string) => void;
  onEdit: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
}

function PostTable({ posts, sort, isBusy, onSort, onEdit, onDelete }: PostTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.list}
      columns={[
        { label: columns.title, sortBy: 'title' },
        { label: columns.status },
        { label: columns.date, sortBy: 'date' },
        { label: columns.author, sortBy: 'author' },
        { label: columns.actions },
      ]}
      order={{ sort, onSort }}
      isBusy={isBusy}
    >
      {posts.map((post) => (
        <PostRow key={post.id} {...{ post, onEdit, onDelete }} />
      ))}
    </ListTable>
  );
}

/** Shown while the blog has no posts. */
function EmptyPosts({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState title={texts.emptyTitle} text={texts.empty}>
      <Button onClick={onCreate}>{texts.createFirst}</Button>
    </EmptyState>
  );
}

interface PostListProps {
  list: AdminList<ListedPost>;
  place: ListPlace;
  move: ListMove;
  onCreate: () => void;
  onEdit: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
}

/** Posts with search, sort order and pagination, or the empty state. */
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
        <SearchRow label={texts.search} place={place} move={move} status={countText(texts.total, list)} />
      }
      noMatch={{
        text: texts.noMatch(place.search),
        clear: texts.clearSearch,
        onClear: () => move({ search: '' }),
      }}
      place={place}
      move={move}
      perPage={postsPerAdminPage}
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
