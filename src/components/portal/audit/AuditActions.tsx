import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { auditTexts as texts } from '@/content/portal/audit';
import { auditSections } from '@/domain/audit/questionnaire';
import styles from './AuditQuestionnaire.module.css';

interface AuditActionsProps {
  /** Counted from 1. */
  section: number;
  isSectionAnswered: boolean;
  isComplete: boolean;
  isSending: boolean;
  onGoTo: (section: number) => void;
  onComplete: () => void;
}

export function AuditActions({
  section,
  isSectionAnswered,
  isComplete,
  isSending,
  onGoTo,
  onComplete,
}: AuditActionsProps) {
  return (
    <div className={styles.actions}>
      <WorkingButton
        variant="secondary"
        disabled={section === 1}
        isHeld={isSending}
        onClick={() => onGoTo(section - 1)}
      >
        <Icon name="arrow-left" />
        {texts.previous}
      </WorkingButton>
      {section < auditSections.length ? (
        <Button disabled={!isSectionAnswered} onClick={() => onGoTo(section + 1)}>
          {texts.next}
          <Icon name="arrow-right" />
        </Button>
      ) : (
        <WorkingButton disabled={!isComplete} isWorking={isSending} onClick={onComplete}>
          {isSending ? texts.generating : texts.complete}
        </WorkingButton>
      )}
      <p role="status" className="visually-hidden">
        {isSending ? texts.generating : ''}
      </p>
    </div>
  );
}
