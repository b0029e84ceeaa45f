import { Button } from '@/components/ui/Button';
import { ListActions, ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import type { ListOrder } from '@/components/ui/SortHeader';
import { redirectTexts as texts } from '@/content/admin/redirects';
import { formatDate } from '@/format/dates';
import type { RedirectAnswer } from '@/schemas/redirects';
import text from '@/components/ui/Text.module.css';

interface RedirectTableProps {
  redirects: readonly RedirectAnswer[];
  order: ListOrder;
  /** The next rows are loading. */
  isBusy: boolean;
  onEdit: (redirect: RedirectAnswer) => void;
  onDelete: (redirect: RedirectAnswer) => void;
}

export function RedirectTable({ redirects, order, isBusy, onEdit, onDelete }: RedirectTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.list}
      columns={[
        { label: columns.from, sortBy: 'from' },
        { label: columns.to },
        { label: columns.kind },
        { label: columns.changed, sortBy: 'updatedAt' },
        { label: columns.actions },
      ]}
      order={order}
      isBusy={isBusy}
    >
      {redirects.map((redirect) => (
        <ListRow key={redirect.id}>
          <ListRowHeader className={text.breaks}>{redirect.from}</ListRowHeader>
          <ListCell label={columns.to} className={text.breaks}>
            {redirect.to}
          </ListCell>
          <ListCell label={columns.kind}>
            {redirect.isPermanent ? texts.kinds.permanent : texts.kinds.temporary}
          </ListCell>
          <ListCell label={columns.changed} className={text.line}>
            {formatDate(redirect.updatedAt)}
          </ListCell>
          <ListActions>
            <Button variant="secondary" size="small" onClick={() => onEdit(redirect)}>
              {texts.edit}
              <span className="visually-hidden">{` ${texts.ofRedirect(redirect.from)}`}</span>
            </Button>
            <Button variant="quiet" size="small" className={text.bad} onClick={() => onDelete(redirect)}>
              {texts.delete}
              <span className="visually-hidden">{` ${texts.ofRedirect(redirect.from)}`}</span>
            </Button>
          </ListActions>
        </ListRow>
      ))}
    </ListTable>
  );
}
