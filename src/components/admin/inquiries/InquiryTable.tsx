import { Badge } from '@/components/ui/Badge';
import { Link } from '@/components/ui/Link';
import { ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import { inquiryTexts as texts } from '@/content/admin/inquiries';
import { formatRecentMoment } from '@/format/dates';
import type { InquiryListItem } from '@/schemas/inquiryDesk';
import styles from './InquiryTable.module.css';
import list from '@/components/ui/ListTable.module.css';
import text from '@/components/ui/Text.module.css';

interface InquiryTableProps {
  inquiries: readonly InquiryListItem[];
  /** The next rows are loading. */
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
    >
      {inquiries.map((inquiry) => (
        <ListRow key={inquiry.id}>
          <ListRowHeader className={`${styles.from} ${text.breaks}`}>
            <Link href={hrefOf(inquiry.id)} className={list.name}>
              {inquiry.name}
            </Link>{' '}
            {inquiry.isCall ? <Badge>{texts.call}</Badge> : null}
            <small>{[inquiry.company, inquiry.email].filter(Boolean).join(' · ')}</small>
          </ListRowHeader>
          <ListCell className={`${styles.message} ${text.breaks} ${text.quiet}`}>{inquiry.excerpt}</ListCell>
          <ListCell label={columns.state} className={text.line}>
            <Badge tone={inquiry.status === 'new' ? 'green' : 'outline'}>
              {texts.states[inquiry.status]}
            </Badge>
          </ListCell>
          <ListCell label={columns.owner} className={`${styles.owner} ${text.breaks}`}>
            {inquiry.owner?.name ?? texts.nobody}
          </ListCell>
          <ListCell label={columns.received} className={text.line}>
            <span>
              <time dateTime={inquiry.createdAt}>{formatRecentMoment(inquiry.createdAt)}</time>
              {inquiry.repliedAt ? (
                <small>{texts.repliedAt(formatRecentMoment(inquiry.repliedAt))}</small>
              ) : null}
            </span>
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}
