'use client';

import { useSession } from '@/client/useSession';
import { newsletterTexts as texts } from '@/content/admin/newsletter';
import { ToolPage } from '../shell/ToolPage';
import { NewsletterCounts } from './NewsletterCounts';
import { SubscriberList } from './SubscriberList';

/** The newsletter's list: its numbers for all staff, and who is on it for administrators. */
export function NewsletterPage() {
  const { user } = useSession();
  return user?.role === 'admin' ? (
    <SubscriberList />
  ) : (
    <ToolPage title={texts.title} lede={texts.onlyAdmins}>
      <NewsletterCounts />
    </ToolPage>
  );
}
