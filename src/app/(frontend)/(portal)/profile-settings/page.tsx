import type { Metadata } from 'next';
import { ProfileSettings } from '@/components/portal/account/ProfileSettings';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { profileTexts } from '@/content/portal/profile';

export const metadata: Metadata = { title: profileTexts.title };

export default function ProfileSettingsPage() {
  return (
    <RequireUser>
      <ProfileSettings />
    </RequireUser>
  );
}
