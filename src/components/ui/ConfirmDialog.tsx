import { useId, type ReactNode } from 'react';
import { dialogLabels } from '@/content/dialogs';
import card from '@/components/ui/Card.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { Dialog } from './Dialog';
import { FormMessage } from './FormMessage';
import { WorkingButton } from './WorkingButton';

interface ConfirmDialogProps {
  title: string;
  /** Describes the consequences of confirming. */
  children: ReactNode;
  /** Label of the confirm button; `confirming` replaces it while `isBusy`. */
  confirm: string;
  confirming?: string;
  /** Replaces the usual label of the other button. */
  cancel?: string;
  isBusy?: boolean;
  /** False while there is nothing to confirm. */
  isConfirmable?: boolean;
  /** Error message of the last attempt. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
  /** Optional choice below the buttons. */
  further?: ReactNode;
}

/** Asks for confirmation of an irreversible action. The initial focus is on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, error, onConfirm, onCancel } = props;
  const { confirming = confirm, cancel = dialogLabels.cancel, isBusy = false, isConfirmable = true } = props;
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={() => (isBusy ? undefined : onCancel())}>
      <div className={`${stack.gap4} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {title}
        </h2>
        <div className={`${stack.gap3} ${text.breaks}`}>{children}</div>
        {error ? <FormMessage>{error}</FormMessage> : null}
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
          <WorkingButton variant="secondary" autoFocus isHeld={isBusy} onClick={onCancel}>
            {cancel}
          </WorkingButton>
          <WorkingButton isWorking={isBusy} isHeld={!isConfirmable} onClick={onConfirm}>
            {isBusy ? confirming : confirm}
          </WorkingButton>
        </div>
        {props.further}
      </div>
    </Dialog>
  );
}
