import { CheckList } from '@/components/site/CheckList';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { serviceCards, serviceLines, type ServiceLine } from '@/content/site/landing';
import { headingId } from '@/domain/blog/headingId';
import rows from '@/components/ui/Row.module.css';
import styles from './ServicesGrid.module.css';

const pictures = {
  // A ledger: four ideas with their value, the best one ticked.
  consulting: (
    <>
      <rect x="2" y="4" width="36" height="40" rx="3" />
      <path d="M9 14h10M9 22h16M9 30h7M9 38h12" />
      <path className={styles.accent} d="m27 13.5 2.5 2.5 4.5-5" />
    </>
  ),
  // A stack of forms on the left becomes a filled row in a system on the right.
  development: (
    <>
      <path d="M2 5h15v20H2zM6.5 11h6M6.5 15h6M6.5 19h3" />
      <path className={styles.accent} d="M20.5 15h7m-3-3 3 3-3 3" />
      <rect x="31" y="5" width="15" height="38" rx="2" />
      <path d="M31 14.5h15M31 24h15M31 33.5h15" />
    </>
  ),
  // A table with seats, one of them ours.
  leadership: (
    <>
      <rect x="2" y="17" width="42" height="14" rx="7" />
      <circle cx="11" cy="8.5" r="4" />
      <circle cx="23" cy="8.5" r="4" />
      <circle cx="35" cy="8.5" r="4" />
      <circle cx="11" cy="39.5" r="4" />
      <circle cx="23" cy="39.5" r="4" />
      <circle className={styles.filled} cx="35" cy="39.5" r="4" />
    </>
  ),
} as const;

/** Small illustration of a service. */
function ServicePicture({ name }: { name: ServiceLine }) {
  return (
    <svg className={styles.picture} width="56" height="56" viewBox="0 0 48 48" aria-hidden="true">
      {pictures[name]}
    </svg>
  );
}

interface ServiceCardProps {
  line: ServiceLine;
  copy: CopyOf<'landing'>[ServiceLine];
  action: string;
}

function ServiceCard({ line, copy: { heading, text }, action }: ServiceCardProps) {
  const card = serviceCards[line];
  return (
    <article className={styles.card} data-tone={line === 'consulting' ? 'dark' : undefined}>
      <ServicePicture name={line} />
      <LinkedHeading level={3} id={headingId(card.title)} title={heading} />
      <p className={styles.description}>{text}</p>
      <CheckList items={card.features} />
      <ul role="list" className={rows.gap2}>
        {card.badges.map((badge, place) => (
          <li key={place}>
            <Badge tone="outline">{badge}</Badge>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        <Badge>{card.pricing}</Badge>
        <Link href={card.href} className={styles.more}>
          {action}
          <span className="visually-hidden"> about {heading}</span>
          <Icon name="arrow-right" sizePx={18} />
        </Link>
      </p>
    </article>
  );
}

/** The three service lines. */
export function ServicesGrid({ copy }: { copy: Pick<CopyOf<'landing'>, 'services' | ServiceLine> }) {
  return (
    <Section tone="tint" aria-labelledby="services-title">
      <SectionHead id="services-title" title={copy.services.heading}>
        {copy.services.lede}
      </SectionHead>
      <div className={styles.grid}>
        {serviceLines.map((line) => (
          <ServiceCard key={line} line={line} copy={copy[line]} action={copy.services.action} />
        ))}
      </div>
    </Section>
  );
}
