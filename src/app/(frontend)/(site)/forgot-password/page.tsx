import type { Metadata } from 'next';
import { AccountCard } from '@/components/site/account/AccountCard';
import { ForgotPasswordForm } from '@/components/site/account/ForgotPasswordForm';
import { passwordResetTexts as texts } from '@/content/site/passwordReset';

export const metadata: Metadata = {
  title: texts.forgotTitle,
  description: texts.forgotLede,
  robots: { index: false, follow: false },
};

export default function ForgotPasswordPage() {
  return (
    <AccountCard title={texts.forgotTitle} lede={texts.forgotLede} action="Asking for a new password">
      <ForgotPasswordForm />
    </AccountCard>
  );
}
