import type { Metadata } from 'next';
import { MetadataCheck } from '@/components/admin/seo/MetadataCheck';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { metadataCheckTexts } from '@/content/admin/seo';

export const metadata: Metadata = { title: metadataCheckTexts.title };

export default function MetadataCheckPage() {
  return (
    <RequireUser>
      <RequireRole>
        <MetadataCheck />
      </RequireRole>
    </RequireUser>
  );
}
