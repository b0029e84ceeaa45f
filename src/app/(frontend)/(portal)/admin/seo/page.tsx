import type { Metadata } from 'next';
import { SeoAudit } from '@/components/admin/seo/SeoAudit';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { seoAuditTexts } from '@/content/admin/seo';

export const metadata: Metadata = { title: seoAuditTexts.title };

export default function SeoAuditPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <SeoAudit />
      </RequireAdmin>
    </RequireUser>
  );
}
