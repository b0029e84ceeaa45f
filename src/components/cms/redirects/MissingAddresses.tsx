import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAdminList } from '@/components/admin/list/useAdminList';
import { useShownPage } from '@/components/admin/list/useShownPage';
import { FormMessage } from '@/components/ui/FormMessage';
import { ListPager } from '@/components/ui/ListPager';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { listTexts } from '@/content/admin/lists';
import { missingTexts as texts } from '@/content/admin/redirects';
import type { MissingAddress } from '@/schemas/missingAddresses';
import { pageLimits } from '@/schemas/paging';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { MissingTable } from './MissingTable';
import { dismissAddress } from './redirectsApi';

interface MissingAddressesProps {
  /** Renders the button that creates a redirect; `onSaved` reloads the list. */
  renderRedirect: (address: MissingAddress, onSaved: () => void) => ReactNode;
}

/** Addresses that visitors requested and got 404 for. */
export function MissingAddresses({ renderRedirect }: MissingAddressesProps) {
  const [page, setPage] = useState(1);
  const perPage = pageLimits.usual;
  const list = useAdminList<MissingAddress>(`/api/admin/missing-addresses?page=${page}&limit=${perPage}`);
  const { items, total, isLoading, hasFailed, reload } = list;
  const shownPage = useShownPage(list, { page, perPage, onGone: setPage });
  const [said, setSaid] = useState('');
  const dismissing = useMutation({
    mutationFn: ({ path }: MissingAddress) => dismissAddress(path),
    onSuccess: (_, { path }) => setSaid(texts.dismissed(path)),
    // Another user may have done it already.
    onSettled: reload,
    meta: { failure: 'The address could not be dismissed' },
  });
  return (
    <section aria-labelledby="missing-addresses" className={space.above7}>
      <h2 id="missing-addresses" className={text.heading}>
        {texts.title}
      </h2>
      <p className={`${text.measure} ${text.quiet} ${space.above2} ${space.below4}`}>{texts.lede}</p>
      {hasFailed ? (
        <KeptLoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={reload} />
      ) : null}
      {dismissing.isError ? <FormMessage>{texts.dismissFailed}</FormMessage> : null}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {items === null && !hasFailed ? <p>{listTexts.loading}</p> : null}
      {items?.length === 0 && !isLoading && !hasFailed && shownPage === page ? <p>{texts.none}</p> : null}
      {items && items.length > 0 ? (
        <MissingTable
          addresses={items}
          isBusy={isLoading}
          renderRedirect={(address) => renderRedirect(address, reload)}
          onDismiss={dismissing.mutate}
        />
      ) : null}
      <ListPager page={shownPage} pageCount={Math.ceil(total / perPage)} onPage={setPage} />
    </section>
  );
}
