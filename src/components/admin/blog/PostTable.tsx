import { ListTable } from '@/components/ui/ListTable';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import type { ListedPost } from '@/schemas/blog';
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

export function PostTable({ posts, sort, isBusy, onSort, onEdit, onDelete }: PostTableProps) {
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
