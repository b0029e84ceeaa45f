import { accountLimits } from '@/domain/accounts/accountLimits';
import { passwordStrength, strengths } from './passwordStrength';
import styles from './PasswordHint.module.css';

/** How long a password has to be, and how strong the one is that is being typed. */
export function PasswordHint({ password }: { password: string }) {
  if (!password) {
    return `At least ${accountLimits.passwordMinLength} characters. Three or four unrelated words work well.`;
  }
  const strength = passwordStrength(password);
  const level = strengths.indexOf(strength);
  return (
    <span className={styles.hint}>
      <span className={styles.meter} aria-hidden="true">
        {strengths.slice(1).map((step, index) => (
          <i key={step} className={index < level ? styles.reached : undefined} />
        ))}
      </span>
      {strength === 'Too short'
        ? `At least ${accountLimits.passwordMinLength} characters`
        : `Password strength: ${strength.toLowerCase()}`}
    </span>
  );
}
