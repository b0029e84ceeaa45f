import { FindingList } from '@/components/admin/seo/FindingList';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { metadataCheckTexts as texts } from '@/content/admin/seo';
import { formatDate } from '@/format/dates';
import type { CheckedPageAnswer } from '@/schemas/seo';
import heading from '@/components/ui/Heading.module.css';
import text from '@/components/ui/Text.module.css';
import { editorHref } from './editorHref';
import styles from './MetadataCheck.module.css';

/** One page of the metadata check: its metadata, the findings, and a link to edit it. */
export function CheckedPageItem({ page }: { page: CheckedPageAnswer }) {
  const { path, title, titleWidthPx, descriptionWidthPx, savedAt, findings } = page;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          <h2 className={`${heading.aside} ${text.plain} ${text.breaks}`}>{path}</h2>
          <p className={`${text.quiet} ${text.breaks}`}>{title}</p>
          <p className={text.note}>
            {`${savedAt ? texts.savedAt(formatDate(savedAt)) : texts.ownWords} · ${texts.widths(titleWidthPx, descriptionWidthPx)}`}
          </p>
        </div>
        <a href={editorHref(page)} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          {texts.edit}
          <span className="visually-hidden">{` ${texts.ofPage(path)}`}</span>
        </a>
      </div>
      {findings.length ? (
        <FindingList findings={findings} label={texts.findingsOf(path)} />
      ) : (
        <p className={`${text.good} ${text.small} ${text.strong}`}>{texts.fine}</p>
      )}
    </li>
  );
}
