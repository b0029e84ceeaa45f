'use client';

import { profileSections, profileTexts } from '@/content/portal/profile';
import text from '@/components/ui/Text.module.css';
import { AccountData } from './AccountData';
import { PasswordSection } from './PasswordSection';
import { PreferencesSection } from './PreferencesSection';
import { ProfileForm } from './ProfileForm';
import { TemporaryPasswordNotice } from './TemporaryPasswordNotice';
import { useOpenSection, type SectionId } from './useOpenSection';
import styles from './ProfileSettings.module.css';

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

/** Three sections with a menu. All stay on the page, so that changing between them loses nothing that was typed. */
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
