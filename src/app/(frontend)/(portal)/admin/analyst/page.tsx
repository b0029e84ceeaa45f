import type { Metadata } from 'next';
import { AnalystPage } from '@/components/admin/analyst/AnalystPage';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { analystTexts } from '@/content/admin/analyst';

export const metadata: Metadata = { title: analystTexts.title };

export default function AdminAnalystPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <AnalystPage />
      </RequireAdmin>
    </RequireUser>
  );
}
