import { ButtonLink } from '@/components/ui/ButtonLink';
import styles from './AccountForm.module.css';

/** In place of the sign-up form for those who have an account already. */
export function SignedInNotice({ name }: { name: string }) {
  return (
    <div className={styles.form}>
      <p>{`You are signed in as ${name}. The assessment is waiting on your dashboard.`}</p>
      <ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>
    </div>
  );
}
