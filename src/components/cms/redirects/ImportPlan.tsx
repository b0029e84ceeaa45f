import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/client/messageOf';
import { FormMessage } from '@/components/ui/FormMessage';
import { focusElement } from '@/components/ui/focusElement';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { redirectFileTexts as texts } from '@/content/admin/redirects';
import type { ImportedLine, ImportRedirectsAnswer } from '@/schemas/redirects';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import styles from '@/components/admin/list/OutcomeList.module.css';
import { importRedirects } from './redirectsApi';

interface ImportPlanProps {
  csv: string;
  answer: ImportRedirectsAnswer;
  onStored: (answer: ImportRedirectsAnswer) => void;
  onOtherFile: () => void;
  onClose: () => void;
}

/** Limits the rows rendered; the totals count every line. */
const linesShown = 500;
const have = (lines: readonly ImportedLine[], outcome: ImportedLine['outcome']) =>
  lines.filter((line) => line.outcome === outcome).length;

/** Planned or stored result of each line of a file. */
export function ImportPlan({
  csv,
  answer: { isStored, lines },
  onStored,
  onOtherFile,
  onClose,
}: ImportPlanProps) {
  const storing = useMutation({
    mutationFn: () => importRedirects({ csv, confirm: true }),
    onSuccess: onStored,
    meta: { failure: 'The redirects could not be imported' },
  });
  const count = have(lines, 'new') + have(lines, 'changed');
  const refused = have(lines, 'refused');
  return (
    <div className={stack.gap5}>
      {/* A new key each time, so that the element takes focus from the removed button. */}
      <p key={String(isStored)} ref={focusElement} tabIndex={-1} role="status">
        {isStored ? texts.stored(count, refused) : texts.planned(count, have(lines, 'unchanged'), refused)}
      </p>
      <PlannedLines lines={lines.filter(({ outcome }) => outcome !== 'unchanged')} />
      {storing.error ? <FormMessage>{messageOf(storing.error, texts.failed)}</FormMessage> : null}
      <div className={`${row.gap3} ${row.middle} ${row.end}`}>
        <WorkingButton
          variant="secondary"
          isHeld={storing.isPending}
          onClick={isStored ? onClose : onOtherFile}
        >
          {isStored ? texts.close : texts.otherFile}
        </WorkingButton>
        {isStored || count === 0 ? null : (
          <WorkingButton isWorking={storing.isPending} onClick={() => storing.mutate()}>
            {storing.isPending ? texts.storing : texts.store(count)}
          </WorkingButton>
        )}
      </div>
    </div>
  );
}

function PlannedLines({ lines }: { lines: readonly ImportedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <ul role="list" aria-label={texts.lines} className={styles.outcomes}>
        {lines.slice(0, linesShown).map(({ line, from, to, outcome, message }) => (
          <li key={line} data-outcome={outcome}>
            <span>
              <strong>{texts.outcomes[outcome]}</strong>
              <small>{texts.line(line)}</small>
            </span>
            <span>
              <span>{`${from} → ${to}`}</span>
              {message ? <small>{message}</small> : null}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > linesShown ? <p>{texts.more(lines.length - linesShown)}</p> : null}
    </>
  );
}
