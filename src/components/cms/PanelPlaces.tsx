import type { ServerProps } from 'payload';
import { FollowLinks } from '@/components/ui/FollowLinks';
import { Link } from '@/components/ui/Link';
import { panelTexts as texts } from '@/content/admin/panel';
import { startPath } from '@/domain/navigation/places';
import styles from './PanelPlaces.module.css';

/** From the panel's navigation to the site, and to where this role begins its work. */
export function PanelPlaces({ user }: ServerProps) {
  const role = user?.role === 'admin' ? 'admin' : 'marketer';
  return (
    <>
      <FollowLinks />
      <ul className={styles.places} aria-label={texts.places}>
        <li>
          <Link className="nav__link" href={startPath(role)}>
            {texts.portals[role]}
          </Link>
        </li>
        <li>
          <Link className="nav__link" href="/">
            {texts.website}
          </Link>
        </li>
      </ul>
    </>
  );
}
