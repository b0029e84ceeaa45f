import type { Metadata } from 'next';
import { AccountDetails } from '@/components/portal/account/AccountDetails';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { profileTexts } from '@/content/portal/account';

export const metadata: Metadata = { title: profileTexts.title };

export default function ProfileSettingsPage() {
  return (
    <RequireUser>
      <AccountDetails />
    </RequireUser>
  );
}
