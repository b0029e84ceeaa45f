import { LinkField } from '@/components/sharing/LinkField';
import { Button } from '@/components/ui/Button';
import { focusElement } from '@/components/ui/focusElement';
import { invitationTexts as texts } from '@/content/admin/users';
import stack from '@/components/ui/Stack.module.css';
import styles from '../UserDialog.module.css';
import row from '@/components/ui/Row.module.css';

/** Shows a link that can't be mailed, for an administrator to pass on. */
export function HandOver({ link, onDone }: { link: string; onDone: () => void }) {
  return (
    <div className={stack.gap5}>
      <p>{texts.handOver}</p>
      <LinkField url={link} inputRef={focusElement} />
      <div className={`${styles.actions} ${row.gap3} ${row.middle} ${row.end}`}>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  );
}
