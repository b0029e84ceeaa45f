'use client';

import { profileTexts as texts } from '@/content/portal/account';
import { formatDate } from '@/components/ui/formatDate';
import { usePortalUser } from '../guard/PortalUser';
import styles from './AccountPage.module.css';

export function AccountDetails() {
  const user = usePortalUser();
  const details = [
    { label: texts.name, value: user.name },
    { label: texts.email, value: user.email },
    { label: texts.company, value: user.company ?? texts.noCompany },
    { label: texts.memberSince, value: formatDate(user.createdAt, 'long') },
  ];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lede}>{texts.lede}</p>
      <dl className={styles.details}>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
