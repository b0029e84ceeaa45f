'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocationHash } from '@/client/useLocationHash';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { profileSections, profileTexts, preferencesTexts as texts } from '@/content/portal/profile';
import { AccountData } from './AccountData';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { SessionList } from './SessionList';
import { TemporaryPasswordNotice } from './TemporaryPasswordNotice';
import { preferencesQuery } from './accountQueries';
import { PreferencesForm } from './PreferencesForm';
import text from '@/components/ui/Text.module.css';
import styles from './ProfileSettings.module.css';

/** Password form and sessions; changing the password ends other sessions. */
function PasswordSection() {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <PasswordForm onChanged={() => setChanges((count) => count + 1)} />
      <SessionList key={changes} />
    </>
  );
}

type SectionId = (typeof profileSections)[number]['id'];

/** Section in the address, so that it can be linked to and Back returns to the previous one. */
function useOpenSection(): SectionId {
  const hash = useLocationHash();
  return profileSections.find(({ id }) => id === hash)?.id ?? 'profile';
}

const contents: Record<SectionId, () => React.JSX.Element> = {
  profile: () => (
    <>
      <ProfileForm />
      <AccountData />
    </>
  ),
  password: PasswordSection,
  preferences: PreferencesSection,
};

/** Three sections with a menu. All stay mounted, so that switching loses no input. */
export function ProfileSettings() {
  const open = useOpenSection();
  return (
    <div className={styles.page}>
      <h1 className={text.title}>{profileTexts.title}</h1>
      <TemporaryPasswordNotice />
      <div className={styles.columns}>
        <nav aria-label={profileTexts.menu} className={styles.menu}>
          {profileSections.map(({ id, label }) => (
            <a key={id} href={`#${id}`} aria-current={id === open ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div>
          {profileSections.map(({ id, label }) => {
            const Content = contents[id];
            return (
              <section
                key={id}
                aria-labelledby={`${id}-title`}
                hidden={id !== open}
                className={styles.section}
              >
                <h2 id={`${id}-title`}>{label}</h2>
                <Content />
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function PreferencesSection() {
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
