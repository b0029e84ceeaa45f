import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/client/ApiError';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries, setQueryResult } from '@/client/refetchQueries';
import type { InquiryDetails, UpdateInquiryBody } from '@/schemas/inquiryDesk';
import { addEntry, fetchInquiry, inquiryCountsPath, updateInquiry } from './inquiriesApi';

/** Loads one inquiry and its actions. Every response also brings in changes by other users. */
export function useInquiry(id: number) {
  const queryKey = queryKeys.inquiry(id);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchInquiry(id, signal),
    meta: { failure: 'The inquiry could not be loaded' },
  });
  const reload = () => void refetchQueries(queryKey);
  const show = (inquiry: InquiryDetails) => {
    setQueryResult(queryKey, inquiry);
    void refetchQueries(queryKeys.admin(inquiryCountsPath));
  };
  const seen = data?.entries.at(-1)?.id ?? 0;
  const saving = useMutation({
    mutationFn: (body: UpdateInquiryBody) => updateInquiry(id, body),
    onSuccess: show,
    meta: { failure: 'The inquiry could not be saved' },
  });
  const writing = useMutation({
    mutationFn: ({ kind, text }: { kind: 'notes' | 'replies'; text: string }) =>
      addEntry(id, kind, { text, seen }),
    onSuccess: show,
    // Another user has replied: show their reply immediately.
    onError: (error) => error instanceof ApiError && error.status === 409 && reload(),
    meta: { failure: 'The note or reply could not be sent' },
  });
  return {
    inquiry: data ?? (isError ? ('failed' as const) : null),
    reload,
    save: saving.mutateAsync,
    write: (kind: 'notes' | 'replies', text: string) => writing.mutateAsync({ kind, text }),
  };
}
