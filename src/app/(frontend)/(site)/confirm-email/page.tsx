import type { Metadata } from 'next';
import { AccountCard } from '@/components/site/account/AccountCard';
import { ConfirmEmailForm } from '@/components/site/account/ConfirmEmailForm';
import { confirmEmailTexts as texts } from '@/content/site/emailChange';

export const metadata: Metadata = {
  title: texts.title,
  description: texts.lede,
  robots: { index: false, follow: false },
};

export default function ConfirmEmailPage() {
  return (
    <AccountCard title={texts.title} lede={texts.lede} action="Confirming the email">
      <ConfirmEmailForm />
    </AccountCard>
  );
}
