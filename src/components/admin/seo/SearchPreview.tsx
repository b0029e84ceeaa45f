import { seoEditorTexts as texts } from '@/content/admin/seo';
import { cutToWidth } from '@/domain/seo/checks/cutToWidth';
import { snippetLimits } from '@/domain/seo/checks/snippetLimits';
import type { RenderedHead } from '@/domain/seo/renderHead';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './SearchPreview.module.css';

/** Returns the address as search results show it: `example.com › story`. */
function breadcrumbOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}

const { title: titleLimits, description: descriptionLimits } = snippetLimits;

/** Preview of search results on desktop and phone, truncated about where they are. */
export function SearchPreview({ head, firmName }: { head: RenderedHead; firmName: string }) {
  const address = breadcrumbOf(head.canonicalUrl);
  const variants = [
    {
      label: texts.desktopResult,
      kind: 'desktop',
      titlePx: titleLimits.maxWidthPx,
      textPx: descriptionLimits.maxWidthPx,
    },
    {
      label: texts.mobileResult,
      kind: 'phone',
      titlePx: titleLimits.mobileMaxWidthPx,
      textPx: descriptionLimits.mobileMaxWidthPx,
    },
  ];
  return variants.map(({ label, kind, titlePx, textPx }) => (
    <figure key={kind}>
      <figcaption className={`${text.note} ${space.below2}`}>{label}</figcaption>
      <div className={styles.result} data-kind={kind}>
        <span className={styles.site}>
          <span className={styles.mark} aria-hidden="true">
            {firmName.charAt(0)}
          </span>
          <span>
            <span>{firmName}</span>
            <span className={styles.address}>{address}</span>
          </span>
        </span>
        <span className={styles.title}>{cutToWidth(head.title, titleLimits.fontSizePx, titlePx)}</span>
        <span className={styles.text}>
          {cutToWidth(head.description, descriptionLimits.fontSizePx, textPx)}
        </span>
      </div>
    </figure>
  ));
}
