import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { stepTexts, wizardNotices as texts } from '@/content/portal/wizard';
import type { DraftNotice } from './useWizardDraft';

interface WizardNoticeProps {
  notice: DraftNotice;
  onStartOver: () => void;
}

/** Where answers come from that were not given here and now. */
export function WizardNotice({ notice, onStartOver }: WizardNoticeProps) {
  return (
    <FormMessage tone="info">
      <span>{`${textOf(notice)} `}</span>
      {notice.kind === 'resumed' && (
        <Button variant="quiet" size="small" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      )}
    </FormMessage>
  );
}

function textOf(notice: DraftNotice): string {
  if (notice.kind === 'ahead') return texts.ahead(notice.asked, notice.on);
  if (notice.kind !== 'merged') return texts[notice.kind];
  return texts.merged(notice.steps.map((step) => stepTexts[step].name).join(', '));
}
