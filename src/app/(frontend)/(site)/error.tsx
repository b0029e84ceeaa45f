'use client';

import { ErrorMessage } from '@/components/site/ErrorMessage';

/** Error boundary of public pages; header and footer stay. */
export default function SiteError({ retry }: { retry: () => void }) {
  return <ErrorMessage onRetry={retry} />;
}
