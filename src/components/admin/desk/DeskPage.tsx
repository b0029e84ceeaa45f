'use client';

import { ButtonLink } from '@/components/ui/ButtonLink';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { deskTexts as texts } from '@/content/admin/desk';
import { listTexts } from '@/content/admin/lists';
import type { Desk } from '@/schemas/desk';
import { ToolPage } from '../shell/ToolPage';
import { useAdminAnswer } from '../useAdminAnswer';
import { DeskPosts } from './DeskPosts';
import styles from './DeskPage.module.css';
import { DeskRest } from './DeskRest';
import { DeskSite } from './DeskSite';

/** Where the day begins for those who look after the contents: what waits, what comes next, what could be better. */
export function DeskPage() {
  const { answer: desk, hasFailed, reload } = useAdminAnswer<Desk>('/api/admin/desk');
  return (
    <ToolPage
      title={texts.title}
      lede={texts.lede}
      action={<ButtonLink href="/admin/blog?new">{texts.newPost}</ButtonLink>}
    >
      {hasFailed ? <KeptLoadFailure message={texts.failed} retry={listTexts.retry} onRetry={reload} /> : null}
      {desk ? (
        <div className={styles.sections}>
          <DeskPosts desk={desk} />
          <DeskSite desk={desk} />
          <DeskRest desk={desk} />
        </div>
      ) : hasFailed ? null : (
        <p role="status">{texts.loading}</p>
      )}
    </ToolPage>
  );
}
