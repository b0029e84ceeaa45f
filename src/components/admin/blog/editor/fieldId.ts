import type { PostForm } from './postForm';

/** Returns the id of a field's control, the target of messages and checks. Only one editor is open at a time. */
export const fieldId = (name: keyof PostForm): string => `post-${name}`;

/** Focuses a field and opens the collapsed section around it. */
export function focusField(name: keyof PostForm): void {
  const field = document.getElementById(fieldId(name));
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
