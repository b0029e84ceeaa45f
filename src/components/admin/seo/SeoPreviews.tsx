import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { MetadataFinding } from '@/domain/seo/checks/MetadataFinding';
import type { SeoEntry } from '@/schemas/seo';
import { FindingList } from './FindingList';
import type { KnownPages } from './useSeoEntries';
import { SearchPreview } from './SearchPreview';
import styles from './SeoEditorDialog.module.css';
import { LinkPreviews } from './LinkPreviews';
import { TagChanges } from './TagChanges';
import frame from '@/components/ui/DialogFrame.module.css';
import stack from '@/components/ui/Stack.module.css';

interface SeoPreviewsProps {
  /** The entry as saving would make it. */
  after: SeoEntry | null;
  findings: readonly MetadataFinding[];
  known: KnownPages | null;
  /** The other pages could not be loaded. */
  hasFailed: boolean;
}

/** Previews of the fields, updated while typing. */
export function SeoPreviews({ after, findings, known, hasFailed }: SeoPreviewsProps) {
  if (!after || !known) {
    return <p role="status">{hasFailed ? texts.notCompared : texts.checking}</p>;
  }
  const { head } = after;
  const { entry, entries } = known;
  const ownPicture = { url: entries.site.origin + entry.defaults.image, ...previewPictureSize };
  return (
    <div
      className={`${styles.previews} ${frame.pane} ${stack.gap6}`}
      role="region"
      aria-label={texts.previewsAndChecks}
      tabIndex={0}
    >
      <section aria-labelledby="seo-findings">
        <h3 id="seo-findings">{texts.findings}</h3>
        {findings.length ? (
          <FindingList findings={findings} label={texts.findings} />
        ) : (
          <p>{texts.noFindings}</p>
        )}
      </section>
      <section aria-labelledby="seo-previews">
        <h3 id="seo-previews">{texts.previews}</h3>
        <SearchPreview head={head} firmName={entries.site.firmName} />
        <LinkPreviews head={head} site={entries.site} />
      </section>
      <section aria-labelledby="seo-changes">
        <h3 id="seo-changes">{texts.changes}</h3>
        <TagChanges site={entries.site} before={entry} after={after} ownPicture={ownPicture} />
      </section>
    </div>
  );
}
