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
  /** What will happen. */
  children: ReactNode;
  /** Of the button that does it, and while it is being done. */
  confirm: string;
  confirming: string;
  isBusy: boolean;
  /** False while there is nothing that could be done. */
  isConfirmable?: boolean;
  /** What went wrong when it was tried. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
  /** Below the buttons: a choice that needn't be made. */
  further?: ReactNode;
}

/** Asks before something that can't be undone. The focus begins on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, confirming, isBusy, error, onConfirm, onCancel } = props;
  const { isConfirmable = true } = props;
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
            {dialogLabels.cancel}
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
