import { useState } from 'react';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { newsletterTexts as texts } from '@/content/admin/newsletter';
import type { SubscriberAnswer } from '@/schemas/newsletter';
import { ExportList } from '../list/ExportList';
import { FilteredList } from '../list/FilteredList';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { ToolPage } from '../shell/ToolPage';
import { useAdminAnswer } from '../useAdminAnswer';
import { DeleteSubscriberDialog } from './DeleteSubscriberDialog';
import { NewsletterCounts } from './NewsletterCounts';
import {
  newsletterCountsPath,
  subscriberExportPath,
  subscriberListPath,
  subscriberStateOf,
} from './newsletterApi';
import { SubscriberTable } from './SubscriberTable';

/** The subscribers with their numbers, search, states and pages. */
export function SubscriberList() {
  const { place, move } = useListAddress();
  const list = useAdminList<SubscriberAnswer>(subscriberListPath(place));
  const [doomed, setDoomed] = useState<SubscriberAnswer | null>(null);
  const counts = useAdminAnswer(newsletterCountsPath);
  const { toast, say } = useToast();
  const filter = subscriberStateOf(place);
  return (
    <ToolPage
      title={texts.title}
      lede={texts.lede}
      action={<ExportList path={subscriberExportPath(place)} fileName="subscribers.csv" texts={texts} />}
    >
      <NewsletterCounts />
      <FilteredList
        {...{ list, place, move, texts, filter }}
        none={place.search || filter ? texts.noMatch : texts.none}
      >
        {(subscribers) => (
          <SubscriberTable subscribers={subscribers} isBusy={list.isLoading} onDelete={setDoomed} />
        )}
      </FilteredList>
      {doomed ? (
        <DeleteSubscriberDialog
          subscriber={doomed}
          onDeleted={() => {
            list.reload();
            counts.reload();
            say(texts.deleted(doomed.email));
            setDoomed(null);
          }}
          onCancel={() => setDoomed(null)}
        />
      ) : null}
      <ToastMessage toast={toast} />
    </ToolPage>
  );
}
