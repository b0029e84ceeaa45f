import type { Metadata } from 'next';
import { LoginForm } from '@/components/site/account/LoginForm';
import { FormMessage } from '@/components/ui/FormMessage';
import styles from './page.module.css';

export const metadata: Metadata = {
  title: 'Sign In',
  description: 'Sign in to your analyses, audits and reports.',
  alternates: { canonical: '/login' },
  robots: { index: false, follow: true },
};

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
