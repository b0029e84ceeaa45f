import type { Metadata } from 'next';
import { AccountCard } from '@/components/site/account/AccountCard';
import { ChoosePasswordForm } from '@/components/site/account/ChoosePasswordForm';
import { choosePasswordTexts as texts } from '@/content/site/choosePassword';

export const metadata: Metadata = {
  title: texts.title,
  description: texts.lede,
  robots: { index: false, follow: false },
};

export default function ChoosePasswordPage() {
  return (
    <AccountCard title={texts.title} lede={texts.lede} action="Choosing a password">
      <ChoosePasswordForm />
    </AccountCard>
  );
}
