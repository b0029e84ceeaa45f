'use client';

import { FieldLabel, TextInput, useField, useForm } from '@payloadcms/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TextFieldClientProps } from 'payload';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { useDebounced } from '@/client/useDebounced';
import { linkDialogTexts as texts } from '@/content/admin/linkDialog';
import { isSafeHref } from '@/domain/blog/isSafeHref';
import { newLinkAddress } from '@/domain/blog/newLinkAddress';
import type { LinkTarget } from '@/schemas/linkTargets';
import styles from './LinkTargetField.module.css';

const searchPauseMs = 250;

/** Link target: an address, or a page or post found by its title. */
export function LinkTargetField({ path, field: { label, required, admin } }: TextFieldClientProps) {
  const { value = '', showError, errorMessage } = useField<string>({ path });
  const { dispatchFields, setModified } = useForm();
  const targets = useTargets(value);
  const inputId = `field-${path.replaceAll('.', '__')}`;
  // Payload validates input with a delay; until then it would silently reject a save because of the previous value.
  const change = (next: string) => {
    dispatchFields({ type: 'UPDATE', path, value: next, valid: isSafeHref(next) });
    setModified(true);
  };
  const choose = (target: string) => {
    change(target);
    // The chosen button is removed with its list.
    document.getElementById(inputId)?.focus();
  };
  return (
    <div>
      <TextInput
        path={path}
        // In a drawer Payload's own label refers to an id that its input doesn't have.
        Label={<FieldLabel label={label} required={required} htmlFor={inputId} />}
        description={admin?.description}
        value={value}
        showError={showError}
        Error={showError && errorMessage ? <p role="alert">{errorMessage}</p> : undefined}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {targets && texts.found(targets.length)}
      </p>
      {targets?.length ? (
        <ul aria-label={texts.targets} className={styles.targets}>
          {targets.map(({ title, path: target }) => (
            <li key={target}>
              <button type="button" onClick={() => choose(target)}>
                <span>{`${title} `}</span>
                <small>{target}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/**
 * Returns null before a response, and when the input is an address; the initial address of a new link counts as empty.
 * The list closes only with the click that chooses: content below it mustn't move during a click.
 */
function useTargets(typed: string): LinkTarget[] | null {
  const words = typed === newLinkAddress ? '' : typed.trim();
  const search = useDebounced(words, searchPauseMs);
  const path =
    `/api/admin/blog/link-targets${search ? `?search=${encodeURIComponent(search)}` : ''}` as const;
  const { data } = useQuery({
    queryKey: queryKeys.admin(path),
    queryFn: ({ signal }) => callApi<LinkTarget[]>(path, { signal }),
    enabled: !isSafeHref(search),
    placeholderData: keepPreviousData,
    // The field accepts addresses without the search.
    meta: { failure: 'The targets of links could not be found' },
  });
  return isSafeHref(words) ? null : (data ?? null);
}
