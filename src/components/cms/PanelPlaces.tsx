import type { ServerProps } from 'payload';
import { FollowLinks } from '@/components/ui/FollowLinks';
import { helpPath, helpTexts } from '@/content/admin/help';
import { panelTexts as texts } from '@/content/admin/panel';
import { metadataCheckPath, metadataCheckTexts } from '@/content/admin/seo';
import { OpenNavigation } from './OpenNavigation';
import { PanelPlace } from './PanelPlace';
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
        <PanelPlace href={metadataCheckPath} label={metadataCheckTexts.title} />
        <PanelPlace href={helpPath} label={helpTexts.title} />
        <PanelPlace href="/admin/inquiries" label={texts.inquiries} />
        <PanelPlace href={user?.role === 'admin' ? '/admin' : '/admin/blog'} label={texts.portal} />
        <PanelPlace href="/" label={texts.website} />
      </ul>
    </>
  );
}
