import type { PostForm } from './postForm';

/** The id of a field's control: messages and checks lead there. One editor is open at a time. */
export const fieldId = (name: keyof PostForm): string => `post-${name}`;

export const focusField = (name: keyof PostForm): void => document.getElementById(fieldId(name))?.focus();
