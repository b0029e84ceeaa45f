'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries, setQueryResult } from '@/client/refetchQueries';
import { Choice } from '@/components/ui/Choice';
import { FormMessage } from '@/components/ui/FormMessage';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { shareTexts as texts } from '@/content/sharing';
import { formatDate } from '@/format/dates';
import type { NewShare, Share } from '@/schemas/share';
import { LinkField } from './LinkField';
import styles from './LinkField.module.css';

interface ShareState {
  /** Until when a link works; null without one. */
  expiresAt: string | null;
  /** The link, only right after it was made. */
  url: string | null;
  hidesSalaries: boolean;
  isRevoked: boolean;
}

const withoutLink: ShareState = { expiresAt: null, url: null, hidesSalaries: false, isRevoked: false };

type Path = `/${string}`;

async function createLink(path: Path): Promise<ShareState> {
  const { url, ...share } = await callApi<NewShare>(path, { method: 'POST' });
  return { ...stateOf(share), url };
}

const stateOf = ({ expires_at: expiresAt, hides_salaries: hidesSalaries = false }: Share): ShareState => ({
  ...withoutLink,
  expiresAt,
  hidesSalaries,
});

/** Of a link that is out: the same link shows or hides salaries. */
const changeLink = async (path: Path, hidesSalaries: boolean): Promise<Partial<ShareState>> => {
  const { url: _url, ...changed } = stateOf(
    await callApi<Share>(path, { method: 'PUT', body: { hides_salaries: hidesSalaries } }),
  );
  return changed.expiresAt ? changed : withoutLink;
};

const changes = {
  create: (path: Path) => createLink(path),
  createWithoutSalaries: (path: Path) => createLink(`${path}?hide=salaries`),
  hideSalaries: (path: Path) => changeLink(path, true),
  showSalaries: (path: Path) => changeLink(path, false),
  revoke: async (path: Path): Promise<ShareState> => {
    await callApi<Share>(path, { method: 'DELETE' });
    return { ...withoutLink, isRevoked: true };
  },
};

/** The link under which something can be seen without an account; `path` is that of its calls. */
function useShare(path: Path) {
  const queryKey = queryKeys.share(path);
  const { data: state, isError: isUnknown } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => stateOf(await callApi<Share>(path, { signal })),
    meta: { failure: 'The state of the link could not be loaded' },
  });
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (change: keyof typeof changes) => changes[change](path),
    onSuccess: (changed) => setQueryResult(queryKey, { ...withoutLink, ...state, ...changed }),
    meta: { failure: 'The link could not be changed' },
  });

  return {
    ...(state ?? withoutLink),
    /** Whether that is known by now, or can't be found out. */
    isKnown: state !== undefined,
    isUnknown,
    reload: () => void refetchQueries(queryKey),
    /** What is being done to the link. */
    underway: isPending ? variables : null,
    hasFailed: isError,
    create: (hidesSalaries: boolean) => mutate(hidesSalaries ? 'createWithoutSalaries' : 'create'),
    change: (hidesSalaries: boolean) => mutate(hidesSalaries ? 'hideSalaries' : 'showSalaries'),
    revoke: () => mutate('revoke'),
  };
}

interface ShareLinkProps {
  /** Of the calls that look at, make and withdraw the link. */
  path: Path;
  /** What the link shows, and to whom. */
  text: string;
  /** Offers a link without salaries. */
  canHideSalaries?: boolean;
}

/** Makes and withdraws the link under which others may see something. */
export function ShareLink({ path, text, canHideSalaries = false }: ShareLinkProps) {
  const { expiresAt, url, isRevoked, underway, hasFailed, create, change, revoke, ...share } = useShare(path);
  /** For the next link, while there is none. */
  const [isHiding, setIsHiding] = useState(false);
  const isChanging = underway === 'hideSalaries' || underway === 'showSalaries';
  const hides = isChanging ? underway === 'hideSalaries' : expiresAt ? share.hidesSalaries : isHiding;
  const isCreating = underway === 'create' || underway === 'createWithoutSalaries';
  // A new link would end one that is out, which has to be said first.
  const isBusy = underway !== null || !share.isKnown;
  const offer = expiresAt ? texts.replace : texts.create;
  const field = useRef<HTMLDivElement>(null);
  const offerButton = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const press = (change: () => void) => () => {
    isPressed.current = true;
    change();
  };
  // To what the press has made, or to what is left: the button that withdraws a link goes with it.
  useEffect(() => {
    if (!isPressed.current) return;
    if (url) field.current?.querySelector('input')?.focus();
    else if (isRevoked) offerButton.current?.focus();
  }, [url, isRevoked]);
  return (
    <div className={stack.gap4}>
      <p className={textStyles.measure}>{text}</p>
      {url && (
        <div ref={field}>
          <LinkField key={url} url={url} />
        </div>
      )}
      <p role="status" className={styles.said}>
        {expiresAt && (
          <>
            <span>{(url ? texts.created : texts.active)(formatDate(expiresAt, 'long'))}</span>
            {canHideSalaries && (
              <>
                {' '}
                <span>{share.hidesSalaries ? texts.withoutSalaries : texts.withSalaries}</span>
              </>
            )}
          </>
        )}
      </p>
      {isRevoked && <FormMessage tone="success">{texts.revoked}</FormMessage>}
      {hasFailed && <FormMessage>{texts.failed}</FormMessage>}
      {share.isUnknown && (
        <KeptLoadFailure message={texts.unknown} retry={texts.retry} onRetry={share.reload} />
      )}
      {canHideSalaries && (
        <div className={stack.gap2}>
          <Choice
            type="checkbox"
            label={texts.hideSalaries}
            checked={hides}
            aria-disabled={isBusy}
            onChange={({ target }) => {
              if (isBusy) return;
              setIsHiding(target.checked);
              if (expiresAt) change(target.checked);
            }}
          />
          <p className={`${textStyles.measure} ${textStyles.note}`}>{texts.hideSalariesNote}</p>
        </div>
      )}
      <div className={row.gap3}>
        <WorkingButton
          ref={offerButton}
          variant="secondary"
          isWorking={isCreating}
          isHeld={isBusy}
          onClick={press(() => create(hides))}
        >
          {isCreating ? texts.creating : offer}
        </WorkingButton>
        {expiresAt && (
          <WorkingButton
            variant="quiet"
            isWorking={underway === 'revoke'}
            isHeld={isBusy}
            onClick={press(revoke)}
          >
            {underway === 'revoke' ? texts.revoking : texts.revoke}
          </WorkingButton>
        )}
      </div>
    </div>
  );
}
