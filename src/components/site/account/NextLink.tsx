'use client';

import { Link } from '@/components/ui/Link';
import { useSearchParams } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';

interface NextLinkProps {
  href: '/login' | '/ai-opportunity-assessment';
  children: ReactNode;
}

function LinkWithNext({ href, children }: NextLinkProps) {
  const next = useSearchParams().get('next');
  return <Link href={next ? `${href}?next=${encodeURIComponent(next)}` : href}>{children}</Link>;
}

/** Link between signing in and signing up that keeps the visitor's target page. */
export function NextLink({ href, children }: NextLinkProps) {
  return (
    // The page is static, so the query is known only in the browser.
    <Suspense fallback={<Link href={href}>{children}</Link>}>
      <LinkWithNext href={href}>{children}</LinkWithNext>
    </Suspense>
  );
}
