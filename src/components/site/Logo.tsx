import { Link } from '@/components/ui/Link';
import { picturePath } from '@/domain/blog/pictureName';
import { logoSizeOf } from '@/domain/look/lookImage';
import type { StoredLogo } from '@/queries/lookOf';
import styles from './Logo.module.css';

interface LogoProps {
  firmName: string;
  /** The firm's own; null shows the built-in mark beside the name. */
  logo: StoredLogo | null;
}

/** Links to the home page. The built-in mark is a long bar above a short one: the hours before and after. */
export function Logo({ firmName, logo }: LogoProps) {
  if (logo) {
    return (
      <Link href="/" className={styles.own}>
        {/* eslint-disable-next-line @next/next/no-img-element -- scaled when it was uploaded */}
        <img src={picturePath(logo.filename)} alt={firmName} {...logoSizeOf(logo)} />
      </Link>
    );
  }
  return (
    <Link href="/" className={styles.logo}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <rect width="30" height="30" rx="6" className={styles.ground} />
        <rect x="6" y="8" width="18" height="5.5" rx="1.5" className={styles.before} />
        <rect x="6" y="16.5" width="8" height="5.5" rx="1.5" className={styles.after} />
      </svg>
      {firmName}
    </Link>
  );
}
