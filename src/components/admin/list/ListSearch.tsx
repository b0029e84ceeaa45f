import { TextField } from '@/components/ui/TextField';
import { useTypedText } from './useTypedText';

/** Idle time in milliseconds before the search starts. */
const quietMs = 300;

const trimmed = (text: string): string => text.trim();

interface ListSearchProps {
  label: string;
  /** The current search term. */
  value: string;
  onSearch: (search: string) => void;
  className?: string;
}

/** Search field that applies after a pause or on Enter. */
export function ListSearch({ label, value, onSearch, className }: ListSearchProps) {
  const { text, type, finish } = useTypedText({ value, read: trimmed, quietMs, onSend: onSearch });
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <TextField
        type="search"
        label={label}
        maxLength={200}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}
