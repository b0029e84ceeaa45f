import { sharedLinkTexts as texts } from '@/content/sharing';

interface NothingSharedProps {
  /** The link itself is no good, or only this attempt failed. */
  reason: 'gone' | 'failed';
  failedTitle: string;
}

/** In place of what a link should have shown. */
export function NothingShared({ reason, failedTitle }: NothingSharedProps) {
  const isGone = reason === 'gone';
  return (
    <div className="message-page">
      <h1>{isGone ? texts.goneTitle : failedTitle}</h1>
      <p className="message-text">{isGone ? texts.goneText : texts.failedText}</p>
    </div>
  );
}
