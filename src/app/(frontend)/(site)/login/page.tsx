import { AccountCard } from '@/components/site/account/AccountCard';
import { LoginForm } from '@/components/site/account/LoginForm';
import { pageMetadata } from '@/components/site/pageMetadata';
import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';

/** Shares the landing page's record, and is never listed. */
export const generateMetadata = () =>
  pageMetadata('landing', {
    path: '/login',
    title: 'Sign In',
    description: 'Sign in to your analyses, audits and reports.',
    image: defaultPreviewPicturePath,
    robots: 'noindex, follow',
  });

export default function LoginPage() {
  return (
    <AccountCard title="Sign in" lede="To your analyses, audits and reports." action="Signing in">
      <LoginForm />
    </AccountCard>
  );
}
