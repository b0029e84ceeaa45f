import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ListActions, ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import { missingTexts as texts } from '@/content/admin/redirects';
import { formatDate } from '@/format/dates';
import { formatCount } from '@/format/numbers';
import type { MissingAddress } from '@/schemas/missingAddresses';
import text from '@/components/ui/Text.module.css';

interface MissingTableProps {
  addresses: readonly MissingAddress[];
  /** The next rows are loading. */
  isBusy: boolean;
  renderRedirect: (address: MissingAddress) => ReactNode;
  onDismiss: (address: MissingAddress) => void;
}

export function MissingTable({ addresses, isBusy, renderRedirect, onDismiss }: MissingTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.title}
      columns={Object.values(columns).map((label) => ({ label }))}
      isBusy={isBusy}
    >
      {addresses.map((address) => (
        <ListRow key={address.path}>
          <ListRowHeader className={text.breaks}>{address.path}</ListRowHeader>
          <ListCell label={columns.count} className={text.figures}>
            {formatCount(address.count)}
          </ListCell>
          <ListCell label={columns.first} className={text.line}>
            {formatDate(address.firstAt)}
          </ListCell>
          <ListCell label={columns.last} className={text.line}>
            {formatDate(address.lastAt)}
          </ListCell>
          <ListActions>
            {renderRedirect(address)}
            <Button variant="quiet" size="small" onClick={() => onDismiss(address)}>
              {texts.dismiss}
              <span className="visually-hidden">{` ${address.path}`}</span>
            </Button>
          </ListActions>
        </ListRow>
      ))}
    </ListTable>
  );
}
