import { blogAdminTexts as texts } from '@/content/admin/blog';
import type { ListedPost } from '@/schemas/blog';
import tableStyles from '../list/ListTable.module.css';
import { SortHeader } from '../list/SortHeader';
import { PostRow } from './PostRow';
import styles from './PostTable.module.css';

interface PostTableProps {
  posts: readonly ListedPost[];
  sort: string;
  /** The next rows are on their way. */
  isBusy: boolean;
  onSort: (sort: string) => void;
  onEdit: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
}

/** The posts. On a narrow screen each row is a card; the roles keep it a table for screen readers there. */
export function PostTable({ posts, sort, isBusy, onSort, onEdit, onDelete }: PostTableProps) {
  const { columns } = texts;
  const order = { sort, onSort };
  return (
    <table
      role="table"
      aria-label={texts.list}
      aria-busy={isBusy}
      className={`${tableStyles.table} ${styles.table}`}
    >
      <thead role="rowgroup">
        <tr role="row">
          <SortHeader label={columns.title} field="title" {...order} />
          <th role="columnheader" scope="col">
            {columns.status}
          </th>
          <SortHeader label={columns.date} field="date" {...order} />
          <SortHeader label={columns.author} field="author" {...order} />
          <th role="columnheader" scope="col">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {posts.map((post) => (
          <PostRow key={post.id} {...{ post, onEdit, onDelete }} />
        ))}
      </tbody>
    </table>
  );
}
