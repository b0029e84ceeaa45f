import { Section } from '@/components/site/Section';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { TextField } from '@/components/ui/TextField';
import { agreedWords, newsletterForm as texts, newsletterPaths } from '@/content/site/newsletter';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getSiteSettings } from '@/queries/getSiteSettings';
import styles from './NewsletterSignUp.module.css';

/**
 * Asks whether new posts may be mailed; nothing while the newsletter is off. A plain form in every browser, which adds
 * nothing to the page's scripts: its answer leads back to `path`, the page that it stands on.
 */
export async function NewsletterSignUp({ path }: { path: string }) {
  const [{ newsletter }, { firmName }] = await Promise.all([getFirmFacts(), getSiteSettings()]);
  if (!newsletter) return null;
  return (
    <Section
      tone="paper"
      id={newsletterPaths.formId}
      aria-labelledby="newsletter-title"
      className={styles.content}
      data-print="hide"
    >
      <div className={styles.words}>
        <h2 id="newsletter-title">{texts.title}</h2>
        <p>{texts.lede}</p>
      </div>
      <div>
        <div
          id={newsletterPaths.askedId}
          tabIndex={-1}
          role="group"
          aria-labelledby="newsletter-asked-title"
          aria-describedby="newsletter-asked-text"
          className={styles.asked}
        >
          <h3 id="newsletter-asked-title">{texts.askedTitle}</h3>
          <p id="newsletter-asked-text">{texts.asked}</p>
        </div>
        <SignUpForm path={path} agreed={agreedWords(firmName, newsletter)} />
      </div>
    </Section>
  );
}

function SignUpForm({ path, agreed }: { path: string; agreed: string }) {
  return (
    <form method="post" action={newsletterPaths.signUp} className={styles.form}>
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        maxLength={accountLimits.emailMaxLength}
        required
        className={styles.field}
      />
      <div hidden>
        <label>
          {texts.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="sentFrom" value={path} />
      <Button
        type="submit"
        variant="secondary"
        aria-describedby="newsletter-agreed"
        className={styles.button}
      >
        {texts.submit}
      </Button>
      <p id="newsletter-agreed" className={styles.agreed}>
        {texts.agreeing} {agreed} <Link href="/privacy">{texts.privacy}</Link>
      </p>
    </form>
  );
}
