import { buttonClassName } from '@/components/ui/buttonClassName';
import { seoAuditTexts as texts } from '@/content/admin/seo';
import type { Finding } from '@/domain/seo/checks/Finding';
import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import { FindingList } from './FindingList';
import styles from './SeoAudit.module.css';
import type { CheckedEntry } from './siteToCheck';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Signed-in pages have records but no editor on them; the CMS has their fields too. */
const withoutEditor: ReadonlySet<string> = new Set(['dashboard', 'admin']);

/** Where the page's metadata can be edited; null for what has no record of its own. */
function editorHref({ path, entry: { pageKey } }: CheckedEntry): string | null {
  if (pageKey === null) return null;
  return withoutEditor.has(pageKey) ? '/cms/collections/seo-pages' : `${path}?seo=edit`;
}

/** One page of the audit: what it says, what is wrong with that, and the way to change it. */
export function AuditedPageItem({ page, findings }: { page: CheckedEntry; findings: readonly Finding[] }) {
  const { path, head, entry } = page;
  const href = editorHref(page);
  const title = measureSnippet('title', head.title);
  const description = measureSnippet('description', head.description);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.path}>{path}</h2>
          <p className={styles.pageTitle}>{head.title}</p>
          <p className={styles.saved}>
            {entry.updatedAt ? texts.savedAt(day.format(new Date(entry.updatedAt))) : texts.ownWords}
            {' · '}
            {texts.widths(title.widthPx, description.widthPx)}
          </p>
        </div>
        {href ? (
          <a href={href} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
            {texts.edit}
            <span className="visually-hidden"> {texts.ofPage(path)}</span>
          </a>
        ) : null}
      </div>
      {findings.length ? (
        <FindingList findings={findings} label={texts.findingsOf(path)} />
      ) : (
        <p className={styles.fine}>{texts.fine}</p>
      )}
    </li>
  );
}
