'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { Link } from '@/components/ui/Link';
import { ownCredentials as texts } from '@/content/portal/profile';
import styles from './OwnAccountNote.module.css';

/** On the user's own account in the CMS, in place of the email and password fields: links to where they are changed. */
export function OwnAccountNote() {
  const { user } = useAuth();
  const { collectionSlug, id } = useDocumentInfo();
  if (!user || collectionSlug !== 'users' || user.id !== id) return null;
  return (
    <p className={styles.note} data-own-account="">
      {texts.signedInAs} <b>{user.email}</b>. {texts.note}{' '}
      <Link href="/profile-settings#password">{texts.page}</Link>.
    </p>
  );
}
