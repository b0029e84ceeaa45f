import { seoEditorTexts as texts } from '@/content/admin/seo';
import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import styles from './SnippetMeter.module.css';
import space from '@/components/ui/Space.module.css';
import textStyles from '@/components/ui/Text.module.css';

/** Shows how much of a search result's line the text takes. */
export function SnippetMeter({ part, text }: { part: SnippetPart; text: string }) {
  const { widthPx, maxWidthPx, verdict } = measureSnippet(part, text);
  return (
    <div className={`${styles.meter} ${space.above2}`} data-verdict={verdict}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ width: `${Math.min(100, (100 * widthPx) / maxWidthPx)}%` }} />
      </div>
      <p className={`${styles.text} ${textStyles.quiet} ${textStyles.tiny} ${textStyles.figures}`}>
        <span>{`${texts.meterOf[part]}: ${texts.about(widthPx, maxWidthPx)}, `}</span>
        <strong>{texts.verdicts[verdict]}</strong>
      </p>
    </div>
  );
}
