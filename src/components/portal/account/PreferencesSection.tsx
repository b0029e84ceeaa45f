'use client';

import { preferencesTexts as texts } from '@/content/portal/profile';
import type { Preferences } from '@/schemas/account';
import { LoadProblem } from './LoadProblem';
import { PreferencesForm } from './PreferencesForm';
import { useLoaded } from './useLoaded';
import styles from './AccountForm.module.css';

export function PreferencesSection() {
  const { status, value, reload } = useLoaded<Preferences>('/api/auth/preferences');
  if (value) return <PreferencesForm preferences={value} />;
  if (status === 'failed') return <LoadProblem message={texts.loadFailed} onRetry={() => void reload()} />;
  return (
    <p role="status" className={styles.lede}>
      {texts.loading}
    </p>
  );
}
