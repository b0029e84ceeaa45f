'use client';

import { consent } from '@/content/site/consent';
import { openConsent } from './openConsent';
import styles from './ConsentButton.module.css';

/** Lets a visitor change their answer. */
export function ConsentButton() {
  return (
    <button type="button" className={styles.button} onClick={openConsent}>
      {consent.change}
    </button>
  );
}
