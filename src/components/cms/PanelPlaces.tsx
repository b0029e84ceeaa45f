import type { ServerProps } from 'payload';
import { FollowLinks } from '@/components/ui/FollowLinks';
import { helpPath, helpTexts } from '@/content/admin/help';
import { panelTexts as texts } from '@/content/admin/panel';
import { metadataCheckPath, metadataCheckTexts } from '@/content/admin/seo';
import { OpenNavigation } from './OpenNavigation';
import { PanelLink } from './PanelLink';
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
        <PanelLink href={metadataCheckPath} label={metadataCheckTexts.title} />
        <PanelLink href={helpPath} label={helpTexts.title} />
        <PanelLink href="/admin/inquiries" label={texts.inquiries} />
        <PanelLink href={user?.role === 'admin' ? '/admin' : '/admin/blog'} label={texts.portal} />
        <PanelLink href="/" label={texts.website} />
      </ul>
    </>
  );
}
