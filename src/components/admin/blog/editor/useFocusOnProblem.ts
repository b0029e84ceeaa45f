import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from './fieldId';
import type { PostForm } from './postForm';
import type { PostProblems } from './postProblems';

/** Focuses the first invalid field after a rejected save. `reveal` makes hidden fields visible. */
export function useFocusOnProblem(
  problems: PostProblems,
  form: PostForm,
  reveal: (name: keyof PostForm) => void,
): void {
  const fields = useRef(form);
  const revealed = useRef(reveal);
  useEffect(() => {
    // The form has exactly these fields; TypeScript types the keys as `string`.
    const marked = (Object.keys(fields.current) as (keyof PostForm)[]).find((name) => problems[name]);
    if (!marked) return undefined;
    const frame = requestAnimationFrame(() => {
      flushSync(() => revealed.current(marked));
      focusField(marked);
    });
    return () => cancelAnimationFrame(frame);
  }, [problems]);
}
