import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { messageOf } from '@/client/messageOf';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { TextField } from '@/components/ui/TextField';

interface RenameDialogProps {
  /** The name until now. */
  name: string;
  texts: { title: string; label: string; hint: string; confirm: string; confirming: string; failed: string };
  maxLength: number;
  /** Message for the log. */
  failure: string;
  /** Returns the name as it was stored. */
  rename: (name: string) => Promise<string>;
  onRenamed: (name: string) => void;
  onCancel: () => void;
  onChange?: (name: string) => void;
  /** Below the field. */
  children?: ReactNode;
}

/** Renames something. A rejection, such as of a name in use, is shown in the dialog. */
export function RenameDialog(props: RenameDialogProps) {
  const { name: before, texts, maxLength, failure, rename, onRenamed, onCancel, onChange, children } = props;
  const [name, setName] = useState(before);
  const { mutate, isPending, error } = useMutation({
    mutationFn: rename,
    onSuccess: onRenamed,
    meta: { failure },
  });
  const wanted = name.trim();
  const isConfirmable = wanted !== '' && wanted !== before;
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      confirming={texts.confirming}
      isBusy={isPending}
      isConfirmable={isConfirmable}
      error={error && reasonOf(error, texts.failed)}
      onConfirm={() => mutate(wanted)}
      onCancel={onCancel}
    >
      <TextField
        label={texts.label}
        hint={texts.hint}
        autoComplete="off"
        maxLength={maxLength}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          onChange?.(target.value.trim());
        }}
        onKeyDown={({ key }) => (key === 'Enter' && isConfirmable && !isPending ? mutate(wanted) : undefined)}
      />
      {children}
    </ConfirmDialog>
  );
}

/** Returns why a name was rejected: the field error, which is more specific, else the message of the response. */
const reasonOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.errors[0]?.message) || messageOf(error, fallback);
