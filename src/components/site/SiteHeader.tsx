import { Link } from '@/components/ui/Link';
import { BookingLink } from '@/components/ui/BookingLink';
import { Icon } from '@/components/ui/Icon';
import { companyLinks, navigationLabels, servicesLinks, topLinks } from '@/content/site/navigation';
import type { SiteSettings } from '@/queries/siteSettingsOf';
import { LinkList } from './LinkList';
import { Logo } from './Logo';
import { NavMenu } from './NavMenu';
import { SessionArea } from './SessionArea';
import { SessionPanel } from './SessionPanel';
import styles from './SiteHeader.module.css';

const menus = [
  { label: navigationLabels.company, links: companyLinks },
  { label: navigationLabels.services, links: servicesLinks },
];

function WideNavigation() {
  return (
    <ul className={styles.links} role="list">
      {menus.map(({ label, links }) => (
        <li key={label}>
          <NavMenu
            label={
              <>
                {label}
                <Icon name="chevron-down" />
              </>
            }
          >
            <LinkList links={links} />
          </NavMenu>
        </li>
      ))}
      {topLinks.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NarrowMenu({ settings }: { settings: SiteSettings }) {
  return (
    <NavMenu
      label={<Icon name="menu" sizePx={26} />}
      accessibleName={navigationLabels.menu}
      buttonClassName={styles.menuButton}
      panelClassName={styles.menuPanel}
    >
      {menus.map(({ label, links }) => (
        <div key={label} className={styles.group}>
          <p className={styles.groupLabel}>{label}</p>
          <LinkList links={links} />
        </div>
      ))}
      <div className={styles.group}>
        <LinkList links={topLinks} />
      </div>
      <div className={styles.actions}>
        <BookingLink booking={settings.booking} variant="secondary">
          {navigationLabels.letsTalk}
        </BookingLink>
        <SessionPanel />
      </div>
    </NavMenu>
  );
}

/** Navigation bar of site, portal and admin. */
export function SiteHeader({ settings }: { settings: SiteSettings }) {
  return (
    <header className={styles.header}>
      <nav aria-label="Main" className={styles.bar}>
        <Logo firmName={settings.firmName} logo={settings.look.logo} />
        <WideNavigation />
        <div className={styles.end}>
          <BookingLink booking={settings.booking} variant="secondary" size="small" className={styles.talk}>
            {navigationLabels.letsTalk}
          </BookingLink>
          <SessionArea />
          <div className={styles.narrow}>
            <NarrowMenu settings={settings} />
          </div>
        </div>
      </nav>
    </header>
  );
}
