import { PostBody } from '@/components/site/blog/PostBody';
import { Link } from '@/components/ui/Link';
import { guideHref, guideLabels, helpTexts as texts } from '@/content/admin/help';
import type { GuideName } from '@/domain/guide/guides';
import type { Guide } from '@/domain/guide/readGuide';
import page from '@/components/ui/Page.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import reset from '../Reset.module.css';
import styles from './GuidePage.module.css';

interface GuidePageProps {
  guide: Guide;
  name: GuideName;
  /** All guides of the account. */
  names: readonly GuideName[];
}

/** A guide, and links to the others. */
export function GuidePage({ guide, name, names }: GuidePageProps) {
  return (
    <div className={`${reset.reset} ${page.page} ${styles.guide}`} data-own-part="">
      {names.length > 1 ? (
        <nav aria-label={texts.guides} className={`${row.facts} ${space.below4}`}>
          {names.map((one) => (
            <Link key={one} href={guideHref(one)} aria-current={one === name ? 'page' : undefined}>
              {guideLabels[one]}
            </Link>
          ))}
        </nav>
      ) : null}
      <h1 className={`${text.title} ${space.below5}`}>{guide.title}</h1>
      <PostBody blocks={guide.blocks} />
    </div>
  );
}
