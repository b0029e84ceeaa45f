import { versionTexts as texts } from '@/content/admin/postVersions';
import type { TextPart } from '@/domain/text/diffText';

/** Text with its insertions and deletions, which screen readers don't announce on their own. */
export function ChangedWords({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={index}>
        <span className="visually-hidden">{`${texts[kind]} `}</span>
        <span>{text}</span>
      </Mark>
    );
  });
}
