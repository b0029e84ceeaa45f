import { LinkedHeading } from '@/components/site/LinkedHeading';
import { PageContents } from '@/components/site/PageContents';
import { Link } from '@/components/ui/Link';
import { contactPaths } from '@/content/site/company/contactForm';
import { privacy, privacyContact, privacySections } from '@/content/site/company/privacy';
import type { FirmEntity, FirmFacts } from '@/domain/firm/FirmFacts';
import type { Installation } from '@/domain/firm/Installation';
import type { SiteSettings } from '@/queries/siteSettingsOf';
import { PrivacyTable } from './PrivacyTable';
import { TextSection } from './TextSection';
import styles from './PrivacyArticle.module.css';

/** The controller of the site: name and address, as far as set. */
function Responsible({ contactEmail, entity }: { contactEmail: string | null; entity: FirmEntity }) {
  const { legalName, address, registration, phone } = entity;
  return (
    <section aria-labelledby={privacyContact.id} className={styles.text}>
      <LinkedHeading level={2} id={privacyContact.id} title={privacyContact.title} />
      {legalName || address ? (
        <address className={styles.address}>{[legalName, address].filter(Boolean).join('\n')}</address>
      ) : (
        <p>{privacyContact.unnamed}</p>
      )}
      {registration ? (
        <p>
          {privacyContact.registration} {registration}
        </p>
      ) : null}
      {phone ? (
        <p>
          {privacyContact.phone} {phone}
        </p>
      ) : null}
      <p>{privacyContact.text}</p>
      {contactEmail ? (
        <p>
          {privacyContact.byEmail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      ) : null}
      <p>
        <Link href={contactPaths.page}>{privacyContact.link}</Link>
      </p>
    </section>
  );
}

interface PrivacyArticleProps {
  heading: string;
  lede: string;
  settings: Pick<SiteSettings, 'contactEmail' | 'inquiryMonths'>;
  facts: Pick<FirmFacts, 'entity' | 'suppliers'>;
  installation: Installation;
}

/** Privacy policy: a summary table, and the sections that explain it. */
export function PrivacyArticle({ heading, lede, settings, facts, installation }: PrivacyArticleProps) {
  const sections = privacySections(installation, facts.suppliers);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p>{lede}</p>
        <p className={styles.updated}>Last changed on {privacy.updated}</p>
      </header>
      <PageContents
        title={privacy.contentsTitle}
        entries={[...sections, privacyContact].map(({ id, title }) => ({ id, text: title }))}
        className={styles.contents}
      />
      <div className={styles.body}>
        <PrivacyTable
          inquiryMonths={settings.inquiryMonths}
          hasCalendar={installation.booking !== null}
          hasModel={installation.model !== null}
        />
        {sections.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
        <Responsible contactEmail={settings.contactEmail} entity={facts.entity} />
      </div>
    </div>
  );
}
