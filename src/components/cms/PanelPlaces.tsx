import type { ServerProps } from 'payload';
import { panelTexts as texts } from '@/content/admin/panel';
import { startPath } from '@/domain/navigation/places';
import styles from './PanelPlaces.module.css';

/** From the panel's navigation to the site, and to where this role begins its work. Full loads: they are other applications. */
export function PanelPlaces({ user }: ServerProps) {
  const role = user?.role === 'admin' ? 'admin' : 'marketer';
  return (
    <ul className={styles.places} aria-label={texts.places}>
      <li>
        <a className="nav__link" href={startPath(role)}>
          {texts.portals[role]}
        </a>
      </li>
      <li>
        <a className="nav__link" href="/">
          {texts.website}
        </a>
      </li>
    </ul>
  );
}
