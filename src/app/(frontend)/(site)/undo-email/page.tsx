import type { Metadata } from 'next';
import { AccountCard } from '@/components/site/account/AccountCard';
import { UndoEmailForm } from '@/components/site/account/UndoEmailForm';
import { passwordResetTexts as texts } from '@/content/site/passwordReset';

export const metadata: Metadata = {
  title: texts.undoTitle,
  description: texts.undoLede,
  robots: { index: false, follow: false },
};

export default function UndoEmailPage() {
  return (
    <AccountCard title={texts.undoTitle} lede={texts.undoLede} action="Undoing the change">
      <UndoEmailForm />
    </AccountCard>
  );
}
