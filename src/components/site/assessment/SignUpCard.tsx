import { Link } from '@/components/ui/Link';
import { KeptFigureNote } from '@/components/site/figure/KeptFigureNote';
import { SignUpForm } from '@/components/site/account/SignUpForm';
import { FormMessage } from '@/components/ui/FormMessage';
import styles from './SignUpCard.module.css';

interface SignUpCardProps {
  heading: string;
  place: 'narrow' | 'wide';
}

/** The sign-up form with its heading. The page has two, one per screen width. */
export function SignUpCard({ heading, place }: SignUpCardProps) {
  const titleId = `sign-up-${place}`;
  return (
    <section
      className={`${styles.card} ${styles[place]}`}
      aria-labelledby={titleId}
      data-stays={place === 'wide' || undefined}
    >
      <h2 id={titleId} className={styles.title}>
        {heading}
      </h2>
      <KeptFigureNote />
      <SignUpForm />
      <noscript>
        <FormMessage tone="info">
          Signing up needs JavaScript. Please switch it on and reload this page.
        </FormMessage>
      </noscript>
      <p className={styles.privacy}>
        We use these details for your account only. See our <Link href="/privacy">privacy page</Link>.
      </p>
    </section>
  );
}
