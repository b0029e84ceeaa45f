import { seoAuditTexts } from '@/content/admin/seo';
import { adminTexts as texts } from '@/content/portal/account';
import styles from './AccountPage.module.css';

const doors = [
  { href: '/cms/collections/users', label: texts.users, text: texts.usersText },
  { href: '/cms/collections/analyses', label: texts.analyses, text: texts.analysesText },
  { href: '/admin/seo', label: seoAuditTexts.door, text: seoAuditTexts.doorText },
];

/** The ways into the CMS. Plain links: it is an application of its own and shares nothing with this page. */
export function AdminDoors() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lede}>{texts.lede}</p>
      <ul className={styles.doors}>
        {doors.map(({ href, label, text }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
