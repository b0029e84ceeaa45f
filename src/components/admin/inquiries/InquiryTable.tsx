import { Badge } from '@/components/ui/Badge';
import { Link } from '@/components/ui/Link';
import { ListTable } from '@/components/ui/ListTable';
import { inquiryTexts as texts } from '@/content/admin/inquiries';
import { formatRecentMoment } from '@/format/dates';
import type { InquiryListItem } from '@/schemas/inquiryDesk';
import styles from './InquiryTable.module.css';
import text from '@/components/ui/Text.module.css';

interface InquiryTableProps {
  inquiries: readonly InquiryListItem[];
  /** The next rows are on their way. */
  isBusy: boolean;
  hrefOf: (id: number) => string;
}

export function InquiryTable({ inquiries, isBusy, hrefOf }: InquiryTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.list}
      columns={Object.values(columns).map((label) => ({ label }))}
      isBusy={isBusy}
      className={styles.table}
    >
      {inquiries.map((inquiry) => (
        <tr key={inquiry.id} role="row">
          <th role="rowheader" scope="row" className={`${styles.from} ${text.breaks}`}>
            <Link href={hrefOf(inquiry.id)}>{inquiry.name}</Link>
            <small>{[inquiry.company, inquiry.email].filter(Boolean).join(' · ')}</small>
          </th>
          <td role="cell" className={`${styles.message} ${text.breaks} ${text.quiet}`}>
            {inquiry.excerpt}
          </td>
          <td role="cell" data-label={columns.state} className={text.line}>
            <Badge tone={inquiry.status === 'new' ? 'green' : 'outline'}>
              {texts.states[inquiry.status]}
            </Badge>
          </td>
          <td role="cell" data-label={columns.owner} className={`${styles.owner} ${text.breaks}`}>
            {inquiry.owner?.name ?? texts.nobody}
          </td>
          <td role="cell" data-label={columns.received} className={text.line}>
            <span>
              <time dateTime={inquiry.createdAt}>{formatRecentMoment(inquiry.createdAt)}</time>
              {inquiry.repliedAt ? (
                <small>{texts.repliedAt(formatRecentMoment(inquiry.repliedAt))}</small>
              ) : null}
            </span>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
