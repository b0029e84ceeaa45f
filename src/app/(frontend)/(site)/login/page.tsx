import { LoginForm } from '@/components/site/account/LoginForm';
import { pageMetadata } from '@/components/site/pageMetadata';
import { FormMessage } from '@/components/ui/FormMessage';
import { defaultShareImagePath } from '@/content/site/shareImagePath';
import styles from './page.module.css';

/** Shares the landing page's record, and is never listed. */
export const generateMetadata = () =>
  pageMetadata('landing', {
    path: '/login',
    title: 'Sign In',
    description: 'Sign in to your analyses, audits and reports.',
    image: defaultShareImagePath,
    robots: 'noindex, follow',
  });

export default function LoginPage() {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>Welcome back</h1>
        <p>Your analyses, audits and reports are where you left them.</p>
      </div>
      <div className={styles.card}>
        <LoginForm />
        <noscript>
          <FormMessage tone="info">
            Signing in needs JavaScript. Please switch it on and reload this page.
          </FormMessage>
        </noscript>
      </div>
    </div>
  );
}
