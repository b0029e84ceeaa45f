import { Link } from '@/components/ui/Link';
import { consent } from '@/content/site/consent';
import {
  accessibilityLink,
  footerCompanyLinks,
  footerLabels,
  footerTagline,
  servicesLinks,
  type NavigationLink,
} from '@/content/site/navigation';
import { offeredServices } from '@/content/site/services/offeredServices';
import type { FirmProfile } from '@/domain/firm/FirmFacts';
import type { SiteSettings } from '@/queries/siteSettingsOf';
import { CurrentYear } from './CurrentYear';
import { Logo } from './Logo';
import styles from './SiteFooter.module.css';

/** Lets a visitor change their consent. The banner listens for its clicks, so that it needs no script of its own. */
function ConsentButton() {
  return (
    <button type="button" className={styles.button} data-open-consent="">
      {consent.change}
    </button>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All services, under the group that their page belongs to; the menu has no room for them. */
function ServiceLinks() {
  return (
    <nav aria-label="Services" className={styles.services}>
      <h2 className={styles.title}>Services</h2>
      <ul role="list" className={styles.groups}>
        {servicesLinks.map(({ label, href }) => (
          <li key={href} className={styles.links}>
            <Link href={href}>{label}</Link>
            <ul role="list" className={styles.within}>
              {offeredServices
                .filter(({ path }) => path.startsWith(`${href}/`))
                .map(({ name, path }) => (
                  <li key={path}>
                    <Link href={path}>{name}</Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to external sites. Unset links are omitted, and so is an empty column. */
function ExternalLinks({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [string, string | null])[];
}) {
  const set = links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
  return set.length > 0 ? <FooterLinks title={title} links={set} /> : null;
}

interface SiteFooterProps {
  settings: SiteSettings;
  /** Registered name; null if not set. */
  legalName: string | null;
  profiles: readonly FirmProfile[];
  /** Shows the consent button. */
  asksForConsent: boolean;
}

/** Footer of every public page. */
export function SiteFooter({ settings, legalName, profiles, asksForConsent }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-tone="dark" data-print="hide">
      <div className={styles.columns}>
        <div className={styles.firm}>
          <Logo firmName={settings.firmName} logo={settings.look.logo} />
          <p>{footerTagline}</p>
          {profiles.length > 0 ? (
            <ul role="list" aria-label={footerLabels.profiles} className={styles.profiles}>
              {profiles.map(({ label, url }) => (
                <li key={url}>
                  <a href={url}>{label}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <FooterLinks title="Company" links={footerCompanyLinks} />
        <ServiceLinks />
        <ExternalLinks title="Resources" links={[[footerLabels.toolFinder, settings.resourceUrl]]} />
        <ExternalLinks
          title="Subscribe"
          links={[
            [footerLabels.newsletter, settings.newsletterUrl],
            [footerLabels.applePodcasts, settings.applePodcastsUrl],
            [footerLabels.spotify, settings.spotifyUrl],
          ]}
        />
      </div>
      <p className={styles.copyright}>
        {/* oxlint-disable-next-line react/purity -- made on the server alone, and corrected in the browser */}
        © <CurrentYear builtIn={new Date().getFullYear()} /> {legalName ?? settings.firmName}
        <Link href={accessibilityLink.href}>{accessibilityLink.label}</Link>
        {asksForConsent ? <ConsentButton /> : null}
      </p>
    </footer>
  );
}
