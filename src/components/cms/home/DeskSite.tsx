import { panelHomeTexts as texts } from '@/content/admin/panelHome';
import { findingFieldLabels } from '@/content/admin/seo';
import { severityLabels } from '@/content/admin/severityLabels';
import type { Desk } from '@/schemas/desk';
import { editorHref } from '@/components/admin/seo/editorHref';
import { DeskSection } from './DeskSection';

const checkHref = (path: string) => `/admin/seo?search=${encodeURIComponent(path)}`;

/** What the metadata check says of the pages that search engines may list. */
export function DeskSite({ desk: { findings, repetitions } }: { desk: Desk }) {
  return (
    <>
      <DeskSection
        heading={texts.findings}
        total={findings.total}
        empty={texts.noFindings}
        allHref="/admin/seo"
        items={findings.items.map((page) => {
          const [worst] = page.findings;
          return {
            key: page.path,
            href: editorHref(page),
            label: page.path,
            facts: worst && `${findingFieldLabels[worst.field] ?? worst.field}: ${worst.message}`,
            mark: worst && severityLabels[worst.severity],
          };
        })}
      />
      <DeskSection
        heading={texts.repetitions}
        total={repetitions.total}
        empty={texts.noRepetitions}
        allHref="/admin/seo"
        items={repetitions.items.map(({ field, count, paths }) => ({
          key: `${field} ${paths.join(' ')}`,
          href: checkHref(paths[0] ?? ''),
          label: texts.repeated[field](count),
          facts: paths.join(', '),
        }))}
      />
    </>
  );
}
