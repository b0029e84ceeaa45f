'use client';

import { LoadFailure } from '@/components/ui/LoadFailure';
import { preferencesTexts as texts, profileTexts } from '@/content/portal/profile';
import type { Preferences } from '@/schemas/account';
import { PreferencesForm } from './PreferencesForm';
import { useLoaded } from './useLoaded';
import styles from './AccountForm.module.css';

export function PreferencesSection() {
  const { status, value, reload } = useLoaded<Preferences>('/api/auth/preferences');
  if (value) return <PreferencesForm preferences={value} />;
  if (status === 'failed')
    return (
      <LoadFailure message={texts.loadFailed} retry={profileTexts.tryAgain} onRetry={() => void reload()} />
    );
  return (
    <p role="status" className={styles.lede}>
      {texts.loading}
    </p>
  );
}
