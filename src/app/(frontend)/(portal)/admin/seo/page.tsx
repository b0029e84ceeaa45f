import type { Metadata } from 'next';
import { MetadataCheck } from '@/components/admin/seo/MetadataCheck';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { metadataCheckTexts } from '@/content/admin/seo';

export const metadata: Metadata = { title: metadataCheckTexts.title };

export default function MetadataCheckPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <MetadataCheck />
      </RequireAdmin>
    </RequireUser>
  );
}
