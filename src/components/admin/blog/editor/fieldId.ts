import type { PostForm } from './postForm';

/** The id of a field's control: messages and checks lead there. One editor is open at a time. */
export const fieldId = (name: keyof PostForm): string => `post-${name}`;

/** Also in a part that is closed. */
export function focusField(name: keyof PostForm): void {
  const field = document.getElementById(fieldId(name));
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
