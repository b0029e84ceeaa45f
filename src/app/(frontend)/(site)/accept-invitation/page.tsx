import type { Metadata } from 'next';
import { AcceptInvitationForm } from '@/components/site/account/AcceptInvitationForm';
import { AccountCard } from '@/components/site/account/AccountCard';
import { invitationTexts as texts } from '@/content/site/invitation';

export const metadata: Metadata = {
  title: texts.title,
  description: texts.lede,
  robots: { index: false, follow: false },
};

export default function AcceptInvitationPage() {
  return (
    <AccountCard title={texts.title} lede={texts.lede} action="Accepting an invitation">
      <AcceptInvitationForm />
    </AccountCard>
  );
}
