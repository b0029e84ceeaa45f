import { accountLimits } from '@/domain/accounts/accountLimits';
import { passwordStrength, strengths } from './passwordStrength';
import styles from './PasswordHint.module.css';

interface PasswordHintProps {
  password: string;
  /** The account may have a weak password. Staff may not have a common one, so theirs can be refused. */
  takesWeak?: boolean;
}

/** Strength of the password being typed, or the minimum length. */
export function PasswordHint({ password, takesWeak = false }: PasswordHintProps) {
  const weak = takesWeak ? '. It is accepted, but easy to guess.' : '. It is easy to guess.';
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
          : `Password strength: ${strength.toLowerCase()}${strength === 'Weak' ? weak : ''}`}
      </span>
    </span>
  );
}
