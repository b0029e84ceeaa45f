import { postPath, previewPath } from '@/components/site/blog/blogPaths';
import { ListActions, ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import { formatDay } from '@/format/dates';
import type { ListedPost } from '@/schemas/blog';
import list from '@/components/ui/ListTable.module.css';
import text from '@/components/ui/Text.module.css';
import { ScheduleLines } from './ScheduleLines';
import { editPostHref } from './editPostHref';
import styles from './PostTable.module.css';

/** Post dates are calendar days stored in UTC; a draft may have none. */
const dayOf = (date: string): string => (date ? formatDay(date) : '');

interface PostRowProps {
  post: ListedPost;
  onEdit: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
}

/** Row of the post list. A draft has no public page, so its link opens the staff preview. */
export function PostRow({ post, onEdit, onDelete }: PostRowProps) {
  const { columns } = texts;
  // A draft may have no title.
  const title = post.title || texts.untitled;
  const name = <span className="visually-hidden">{` ${texts.ofPost(title)}`}</span>;
  const edit = (
    <span>
      {texts.edit}
      {name}
    </span>
  );
  return (
    <ListRow>
      <ListRowHeader className={`${styles.words} ${text.breaks}`}>
        <span className={`${styles.title} ${list.name}`}>{title}</span>
        <span className={styles.description}>{post.description}</span>
      </ListRowHeader>
      <ListCell label={columns.status}>
        <span className={styles.status}>
          <Badge tone={post.published ? 'green' : 'outline'}>
            {post.published ? texts.published : texts.draft}
          </Badge>
          {post.hasUnpublishedChanges ? <small>{texts.changed}</small> : null}
          <ScheduleLines schedule={post} />
        </span>
      </ListCell>
      <ListCell label={columns.date} className={text.line}>
        {dayOf(post.date)}
      </ListCell>
      <ListCell label={columns.author} className={text.breaks}>
        {post.author}
      </ListCell>
      <ListActions>
        {post.slug ? (
          <Button variant="secondary" size="small" onClick={() => onEdit(post)}>
            {edit}
          </Button>
        ) : (
          <a href={editPostHref(post)} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
            {edit}
          </a>
        )}
        <a
          href={post.published ? postPath(post.slug) : previewPath(post.id)}
          target="_blank"
          rel="noopener"
          className={buttonClassName({ variant: 'quiet', size: 'small' })}
        >
          <span>
            {texts.view}
            {name}
            <span className="visually-hidden"> {texts.newTab}</span>
          </span>
        </a>
        <Button variant="quiet" size="small" className={text.bad} onClick={() => onDelete(post)}>
          <span>
            {texts.delete}
            {name}
          </span>
        </Button>
      </ListActions>
    </ListRow>
  );
}
