'use client';

import card from '@/components/ui/Card.module.css';
import { FormMessage } from '@/components/ui/FormMessage';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { languageModelTexts as texts } from '@/content/admin/languageModel';
import { formatSecond } from '@/format/dates';
import type { ModelUsageAnswer, ModelStateAnswer } from '@/schemas/modelUsage';
import { ToolPage } from '../shell/ToolPage';
import { useAdminAnswer } from '../useAdminAnswer';
import { DayBars } from './DayBars';
import styles from './LanguageModelPage.module.css';
import { UsageTable } from './UsageTable';

/** Usage, timing and cost of the language model, or setup instructions if there is none. */
export function LanguageModelPage() {
  const { answer, isLoading, hasFailed, reload } = useAdminAnswer<ModelUsageAnswer>('/api/admin/model-usage');
  return (
    <ToolPage
      title={texts.title}
      lede={texts.lede}
      action={
        <WorkingButton variant="secondary" size="small" onClick={reload} isHeld={isLoading}>
          {texts.refresh}
        </WorkingButton>
      }
    >
      <p role="status" className={`${styles.loading} ${text.quiet}`}>
        {isLoading ? texts.loading : null}
      </p>
      {hasFailed ? <FormMessage>{texts.loadFailed}</FormMessage> : null}
      {answer ? <Figures answer={answer} isBusy={isLoading} /> : null}
    </ToolPage>
  );
}

function Figures({ answer: { configured, days }, isBusy }: { answer: ModelUsageAnswer; isBusy: boolean }) {
  const used = days.filter(({ calls }) => calls > 0);
  const bars = days.map(({ day, calls, answered }) => ({ day, good: answered, bad: calls - answered }));
  if (!configured && used.length === 0) return <ModelSetup />;
  return (
    <>
      {configured ? <ModelFacts state={configured} /> : <ModelSetup />}
      <DayBars
        caption={texts.chart}
        note={texts.chartNote(days.length)}
        bars={bars.reverse()}
        legend={{ good: texts.answered, bad: texts.unanswered }}
      />
      {used.length > 0 ? <UsageTable days={used} isBusy={isBusy} /> : <p>{texts.none(days.length)}</p>}
    </>
  );
}

interface ModelFactsProps {
  state: ModelStateAnswer;
}

/** State of the configured model and the rest of today's budget. */
function ModelFacts({ state }: ModelFactsProps) {
  const { facts } = texts;
  const rows = [
    [facts.model, `${state.model} (${state.provider})`],
    [facts.state, wordsOfState(state.breaker)],
    [facts.left, texts.leftOf(state.tokensLeftToday, state.tokensPerDay)],
    [facts.perUser, texts.tokens(state.tokensPerUserPerDay)],
    [facts.underway, texts.underwayOf(state.underway, state.concurrency, state.waiting)],
    [facts.time, texts.seconds(state.timeoutSeconds)],
  ];
  return (
    <section className={`${space.below5} ${card.pad5} ${card.card}`}>
      <h2 className={text.subheading}>{texts.now}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function wordsOfState({ state, opensAgainAt }: ModelStateAnswer['breaker']): string {
  if (state !== 'open') return texts.states[state];
  return texts.states.open(opensAgainAt ? formatSecond(opensAgainAt) : '');
}

/** Shown while no language model is configured. */
function ModelSetup() {
  return (
    <section className={`${space.below5} ${card.pad5} ${card.card}`}>
      <h2 className={text.subheading}>{texts.off.title}</h2>
      <p className={`${text.measure} ${space.above2}`}>{texts.off.lede}</p>
    </section>
  );
}
