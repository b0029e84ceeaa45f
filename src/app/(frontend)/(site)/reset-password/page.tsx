import type { Metadata } from 'next';
import { AccountCard } from '@/components/site/account/AccountCard';
import { ResetPasswordForm } from '@/components/site/account/ResetPasswordForm';
import { passwordResetTexts as texts } from '@/content/site/passwordReset';

export const metadata: Metadata = {
  title: texts.resetTitle,
  description: texts.resetLede,
  robots: { index: false, follow: false },
};

export default function ResetPasswordPage() {
  return (
    <AccountCard title={texts.resetTitle} lede={texts.resetLede} action="Setting a new password">
      <ResetPasswordForm />
    </AccountCard>
  );
}
