import { Link } from '@/components/ui/Link';
import { Badge } from '@/components/ui/Badge';
import { CheckList } from '@/components/site/CheckList';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Icon } from '@/components/ui/Icon';
import { serviceCards, type ServiceCardContent } from '@/content/site/landing';
import { ServicePicture } from './ServicePicture';
import styles from './ServicesGrid.module.css';

function ServiceCard({ card }: { card: ServiceCardContent }) {
  return (
    <article className={styles.card} data-tone={card.icon === 'consulting' ? 'dark' : undefined}>
      <ServicePicture name={card.icon} />
      <LinkedHeading level={3} title={card.title} />
      <p className={styles.description}>{card.description}</p>
      <CheckList items={card.features} />
      <ul role="list" className={styles.badges}>
        {card.badges.map((badge, place) => (
          <li key={place}>
            <Badge tone="outline">{badge}</Badge>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        <Badge>{card.pricing}</Badge>
        <Link href={card.href} className={styles.more}>
          Learn More
          <span className="visually-hidden"> about {card.title}</span>
          <Icon name="arrow-right" sizePx={18} />
        </Link>
      </p>
    </article>
  );
}

/** The three service lines. */
export function ServicesGrid() {
  return (
    <Section tone="tint" aria-labelledby="services-title">
      <SectionHead id="services-title" title="Three ways to work with us">
        Pay for a deliverable, a build, or a seat at your table. You know the price before we start.
      </SectionHead>
      <div className={styles.grid}>
        {serviceCards.map((card, place) => (
          <ServiceCard key={place} card={card} />
        ))}
      </div>
    </Section>
  );
}
