'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { FormMessage } from '@/components/ui/FormMessage';
import { loginNotices } from '@/content/site/loginNotices';

const isNotice = (name: string): name is keyof typeof loginNotices => Object.hasOwn(loginNotices, name);

function NoticeOfAddress() {
  const notice = useSearchParams().get('notice') ?? '';
  return isNotice(notice) ? <FormMessage tone="success">{loginNotices[notice]}</FormMessage> : null;
}

/** Why somebody was led to the sign-in page. The page is static, so only the browser knows. */
export function LoginNotice() {
  return (
    <Suspense>
      <NoticeOfAddress />
    </Suspense>
  );
}
