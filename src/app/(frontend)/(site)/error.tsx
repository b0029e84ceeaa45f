'use client';

import { ErrorMessage } from '@/components/site/ErrorMessage';

/** A public page that failed: the header and footer stay. */
export default function SiteError({ retry }: { retry: () => void }) {
  return <ErrorMessage onRetry={retry} />;
}
