import { Faq } from '@/components/site/Faq';
import type { NavigationLink } from '@/content/site/navigation';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { Source } from '@/content/site/services/ServicePage';
import type { PageKey } from '@/domain/seo/pageKeys';
import { getPageQuestions } from '@/queries/getPageQuestions';
import { Beside } from './Beside';
import space from '@/components/ui/Space.module.css';
import styles from '../Faq.module.css';
import { MoreLink } from './MoreLink';
import { SourceNote } from './SourceNote';

/** Links to continue from a page without a tab bar. */
function RelatedServices({ links }: { links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={serviceLabels.related} className={space.above2}>
      <p className={styles.title}>{serviceLabels.related}</p>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <MoreLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FaqSectionProps {
  page: PageKey;
  /** Sources of the answers. */
  sources?: readonly Source[];
  /** Related services, for pages without a tab bar. */
  related?: readonly NavigationLink[];
}

/** Questions of a service page. */
export async function FaqSection({ page, sources = [], related = [] }: FaqSectionProps) {
  const { heading, questions } = await getPageQuestions(page);
  return (
    <Beside
      id="questions"
      tone="tint"
      title={heading}
      aside={
        sources.length + related.length > 0 ? (
          <>
            {sources.length > 0 ? <SourceNote sources={sources} /> : null}
            {related.length > 0 ? <RelatedServices links={related} /> : null}
          </>
        ) : null
      }
    >
      <Faq questions={questions} />
    </Beside>
  );
}
