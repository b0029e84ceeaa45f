import { useEffect, useRef } from 'react';
import { useSession } from '@/client/useSession';
import { inquiryTexts as texts } from '@/content/admin/inquiries';
import type { InquiryListItem } from '@/schemas/inquiryDesk';
import { ExportList } from '../list/ExportList';
import { ListFrame } from '../list/ListFrame';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { ToolPage } from '../shell/ToolPage';
import { InquiryFilters } from './InquiryFilters';
import { inquiriesPerPage, inquiryExportPath, inquiryListPath } from './inquiryListPath';
import { InquiryTable } from './InquiryTable';

const everything = { search: '', filter: '', owner: '', from: '', to: '' };

interface InquiryListProps {
  hrefOf: (id: number) => string;
  /** It comes in place of an inquiry, in which the focus was. */
  takesFocus: boolean;
}

/** The inquiries with search, filters and pages. */
export function InquiryList({ hrefOf, takesFocus }: InquiryListProps) {
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
