import { AccountCard } from '@/components/site/account/AccountCard';
import { LoginForm } from '@/components/site/account/LoginForm';
import { pageMetadata } from '@/components/site/pageMetadata';
import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';

/** Uses the landing page's search metadata record, and is never indexed. */
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
    <AccountCard title="Sign in" lede="Enter the email and the password of your account." action="Signing in">
      <LoginForm />
    </AccountCard>
  );
}
