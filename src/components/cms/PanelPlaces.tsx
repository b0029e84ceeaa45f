import type { ServerProps } from 'payload';
import { FollowLinks } from '@/components/ui/FollowLinks';
import { Link } from '@/components/ui/Link';
import { helpPath, helpTexts } from '@/content/admin/help';
import { panelTexts as texts } from '@/content/admin/panel';
import { metadataCheckPath, metadataCheckTexts } from '@/content/admin/seo';
import { OpenNavigation } from './OpenNavigation';
import styles from './PanelPlaces.module.css';

/**
 * Links in the panel's navigation to the metadata check, the guide, the inquiries, the site and the Admin Portal, whose
 * first tab is for administrators only.
 */
export function PanelPlaces({ user }: ServerProps) {
  return (
    <>
      <OpenNavigation />
      <FollowLinks />
      <ul className={styles.places} aria-label={texts.places}>
        <li>
          <Link className="nav__link" href={metadataCheckPath}>
            {metadataCheckTexts.title}
          </Link>
        </li>
        <li>
          <Link className="nav__link" href={helpPath}>
            {helpTexts.title}
          </Link>
        </li>
        <li>
          <Link className="nav__link" href="/admin/inquiries">
            {texts.inquiries}
          </Link>
        </li>
        <li>
          <Link className="nav__link" href={user?.role === 'admin' ? '/admin' : '/admin/blog'}>
            {texts.portal}
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
