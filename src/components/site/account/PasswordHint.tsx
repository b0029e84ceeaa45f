import { accountLimits } from '@/domain/accounts/accountLimits';
import { passwordStrength, strengths } from './passwordStrength';
import styles from './PasswordHint.module.css';

/** Strength of the password being typed, or the minimum length. */
export function PasswordHint({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const level = strengths.indexOf(strength);
  return (
    <span className={styles.hint}>
      <span className={styles.meter} aria-hidden="true">
        {strengths.slice(1).map((step, index) => (
          <i key={step} className={index < level ? styles.reached : undefined} />
        ))}
      </span>
      <span>
        {strength === 'Too short'
          ? `At least ${accountLimits.passwordMinLength} characters`
          : `Password strength: ${strength.toLowerCase()}${strength === 'Weak' ? '. It is accepted, but easy to guess.' : ''}`}
      </span>
    </span>
  );
}
