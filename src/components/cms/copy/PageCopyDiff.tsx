import { FieldDiffContainer } from '@payloadcms/ui/rsc';
import type { FieldDiffServerProps, JSONField } from 'payload';
import { copyLines } from '@/content/admin/pageCopy';
import type { CopyOverrides } from '@/content/site/copy/PageCopy';

/** The words of a page that differ between two versions. */
export function PageCopyDiff({
  comparisonValue,
  versionValue,
  field,
  i18n,
  nestingLevel,
}: FieldDiffServerProps<JSONField>) {
  const before = linesOf(comparisonValue);
  const after = linesOf(versionValue);
  return (
    <FieldDiffContainer
      From={<Lines lines={before.filter((line) => !after.includes(line))} />}
      To={<Lines lines={after.filter((line) => !before.includes(line))} />}
      i18n={i18n}
      label={{ label: field.label }}
      {...(nestingLevel !== undefined && { nestingLevel })}
    />
  );
}

const linesOf = (copy: unknown): string[] => copyLines((copy ?? {}) as CopyOverrides);

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
