'use client';

import { useState } from 'react';
import { useLocationHash } from '@/client/useLocationHash';
import text from '@/components/ui/Text.module.css';
import { profileSections, profileTexts } from '@/content/portal/profile';
import { AccountData } from './AccountData';
import { PasswordForm } from './PasswordForm';
import { PreferencesSection } from './PreferencesSection';
import { ProfileForm } from './ProfileForm';
import styles from './ProfileSettings.module.css';
import { SessionList } from './SessionList';
import { TemporaryPasswordNotice } from './TemporaryPasswordNotice';

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
