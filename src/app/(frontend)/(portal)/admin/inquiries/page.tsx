import type { Metadata } from 'next';
import { InquiriesPage } from '@/components/admin/inquiries/InquiriesPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { inquiryTexts } from '@/content/admin/inquiries';

export const metadata: Metadata = { title: inquiryTexts.title };

export default function AdminInquiriesPage() {
  return (
    <RequireUser>
      <RequireRole>
        <InquiriesPage />
      </RequireRole>
    </RequireUser>
  );
}
