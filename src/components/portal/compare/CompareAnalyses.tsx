'use client';

import { useSearchParams } from 'next/navigation';
import { useAnalysis } from '@/client/useAnalysis';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FormMessage } from '@/components/ui/FormMessage';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { compareTexts as texts } from '@/content/portal/compare';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { usePortalUser } from '../guard/PortalUser';
import styles from './CompareAnalyses.module.css';
import { Comparison } from './Comparison';

/** Two analyses that the address names (`?a=ID&b=ID`), side by side. */
export function CompareAnalyses() {
  const params = useSearchParams();
  const [first, second] = [params.get('a') ?? '', params.get('b') ?? ''];
  const isPair = first !== '' && second !== '' && first !== second;
  return (
    <div className={styles.page}>
      <h1 className={`${space.below5} ${text.title}`}>{texts.title}</h1>
      {isPair ? (
        <LoadedComparison key={`${first} ${second}`} first={first} second={second} />
      ) : (
        <FormMessage tone="info">{texts.choose}</FormMessage>
      )}
      <p className={space.above6} data-print="hide">
        <ButtonLink href="/dashboard" variant="secondary">
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  );
}

function LoadedComparison({ first, second }: { first: string; second: string }) {
  const user = usePortalUser();
  const one = useAnalysis(first);
  const other = useAnalysis(second);
  const retry = () => {
    one.retry();
    other.retry();
  };
  if (one.state.status === 'failed') return <Failure said={one.state.serverMessage} retry={retry} />;
  if (other.state.status === 'failed') return <Failure said={other.state.serverMessage} retry={retry} />;
  if (one.state.status === 'loading' || other.state.status === 'loading') {
    return <p role="status">{texts.loading}</p>;
  }
  const [a, b] = [one.state.analysis, other.state.analysis];
  if (a.owner_id !== b.owner_id) return <FormMessage tone="info">{texts.otherOwners}</FormMessage>;
  return <Comparison first={a} second={b} isForeign={a.owner_id !== user.id} />;
}

function Failure({ said, retry }: { said: string; retry: () => void }) {
  return (
    <KeptLoadFailure
      message={said ? `${texts.failed}: ${said}` : texts.failed}
      retry={texts.retry}
      onRetry={retry}
    />
  );
}
