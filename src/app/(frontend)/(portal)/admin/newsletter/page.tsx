import type { Metadata } from 'next';
import { NewsletterPage } from '@/components/admin/newsletter/NewsletterPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { newsletterTexts } from '@/content/admin/newsletter';

export const metadata: Metadata = { title: newsletterTexts.title };

export default function AdminNewsletterPage() {
  return (
    <RequireUser>
      <RequireRole>
        <NewsletterPage />
      </RequireRole>
    </RequireUser>
  );
}
