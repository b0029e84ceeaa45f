'use client';

import { useQuery } from '@tanstack/react-query';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { preferencesTexts as texts, profileTexts } from '@/content/portal/profile';
import { preferencesQuery } from './accountQueries';
import { PreferencesForm } from './PreferencesForm';
import text from '@/components/ui/Text.module.css';

export function PreferencesSection() {
  const { data, isError, refetch } = useQuery(preferencesQuery);
  if (data) return <PreferencesForm preferences={data} />;
  if (isError)
    return (
      <KeptLoadFailure
        message={texts.loadFailed}
        retry={profileTexts.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  return (
    <p role="status" className={text.quiet}>
      {texts.loading}
    </p>
  );
}
