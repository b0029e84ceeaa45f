import { languageModelTexts } from '@/content/admin/languageModel';
import { overviewTexts } from '@/content/admin/overview';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import { trailTexts } from '@/content/admin/trail';
import styles from './AdminPortal.module.css';

const tools = [
  { href: '/cms', label: texts.cms },
  { href: '/admin/seo', label: texts.seo },
  { href: '/admin/overview', label: overviewTexts.title },
  { href: '/admin/trail', label: trailTexts.title },
  { href: '/admin/analyst', label: languageModelTexts.title },
];

/** The ways to what has pages of its own. Plain links: the CMS is an application apart. */
export function AdminTools() {
  return (
    <nav aria-label={texts.tools}>
      <ul className={styles.tools} role="list">
        {tools.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
