'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/client/useSession';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { Link } from '@/components/ui/Link';
import pageStyles from '@/components/ui/Page.module.css';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { inquiryScreenTexts, inquiryTexts as texts } from '@/content/admin/inquiries';
import { listTexts } from '@/content/admin/lists';
import { isDocumentId } from '@/schemas/documentId';
import type { InquiryListItem } from '@/schemas/inquiryDesk';
import { ExportList } from '../list/ExportList';
import { ListFrame } from '../list/ListFrame';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { ToolPage } from '../shell/ToolPage';
import { InquiryFilters } from './InquiryFilters';
import { inquiriesPerPage, inquiryExportPath, inquiryListPath } from './inquiryListPath';
import styles from './InquiryScreen.module.css';
import { InquiryTable } from './InquiryTable';
import { InquiryView } from './InquiryView';
import { useInquiry } from './useInquiry';

const everything = { search: '', filter: '', owner: '', from: '', to: '' };

interface InquiryListProps {
  hrefOf: (id: number) => string;
  /** Set when the list replaces an inquiry that had focus. */
  takesFocus: boolean;
}

/** Inquiries with search, filters and pagination. */
function InquiryList({ hrefOf, takesFocus }: InquiryListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { place, move } = useListAddress();
  const { user } = useSession();
  const list = useAdminList<InquiryListItem>(inquiryListPath(place));
  const isNarrowed = Boolean(place.search || place.filter || place.owner || place.from || place.to);
  return (
    <ToolPage
      titleRef={title}
      title={texts.title}
      lede={texts.lede}
      action={
        user?.role === 'admin' ? (
          <ExportList path={inquiryExportPath(place)} fileName="inquiries.csv" texts={texts} />
        ) : null
      }
    >
      <ListFrame
        list={list}
        texts={texts}
        filters={<InquiryFilters place={place} move={move} list={list} />}
        noMatch={{
          text: isNarrowed ? texts.noMatch : texts.none,
          clear: texts.clear,
          onClear: isNarrowed ? () => move(everything) : null,
        }}
        place={place}
        move={move}
        perPage={inquiriesPerPage}
      >
        {(inquiries) => <InquiryTable inquiries={inquiries} isBusy={list.isLoading} hrefOf={hrefOf} />}
      </ListFrame>
    </ToolPage>
  );
}

interface InquiryScreenProps {
  id: number;
  listHref: string;
  say: (message: string) => void;
}

/** One inquiry with a link back to the list. */
function InquiryScreen({ id, listHref, say }: InquiryScreenProps) {
  const { inquiry, reload, save, write } = useInquiry(id);
  return (
    <div className={pageStyles.page}>
      <p>
        <Link href={listHref} className={styles.back}>
          {inquiryScreenTexts.back}
        </Link>
      </p>
      {inquiry === null ? <p role="status">{inquiryScreenTexts.loading}</p> : null}
      {inquiry === 'failed' ? (
        <KeptLoadFailure message={inquiryScreenTexts.loadFailed} retry={listTexts.retry} onRetry={reload} />
      ) : null}
      {inquiry && inquiry !== 'failed' ? (
        <InquiryView {...{ inquiry, reload, save, write, listHref, say }} />
      ) : null}
    </div>
  );
}

/** Keeps the open inquiry in the address (`id`) beside the list's state, to which Back returns. */
function useOpenInquiry() {
  const parameters = useSearchParams();
  const path = usePathname();
  const id = parameters.get('id') ?? '';
  const hrefWith = (opened: number | null): string => {
    const all = new URLSearchParams(parameters);
    all.delete('id');
    if (opened !== null) all.set('id', String(opened));
    const query = all.toString();
    return query ? `${path}?${query}` : path;
  };
  return {
    openId: isDocumentId(id) ? Number(id) : null,
    hrefOf: (inquiryId: number) => hrefWith(inquiryId),
    listHref: hrefWith(null),
  };
}

/** Inbox: the list, or the inquiry in the address. Messages about an inquiry stay visible after its deletion. */
export function InquiriesPage() {
  const { openId, hrefOf, listHref } = useOpenInquiry();
  const { toast, say } = useToast();
  const [wasOpen, setWasOpen] = useState(false);
  if (openId !== null && !wasOpen) setWasOpen(true);
  return (
    <>
      {openId === null ? (
        <InquiryList hrefOf={hrefOf} takesFocus={wasOpen} />
      ) : (
        <InquiryScreen key={openId} id={openId} listHref={listHref} say={say} />
      )}
      <ToastMessage toast={toast} />
    </>
  );
}
