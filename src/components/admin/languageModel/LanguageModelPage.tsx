'use client';

import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { languageModelTexts as texts } from '@/content/admin/languageModel';
import type { ModelUsageAnswer } from '@/schemas/modelUsage';
import { useAdminAnswer } from '../useAdminAnswer';
import { ToolPage } from '../shell/ToolPage';
import { DayBars } from './DayBars';
import { ModelFacts } from './ModelFacts';
import { UsageTable } from './UsageTable';
import styles from './LanguageModelPage.module.css';
import text from '@/components/ui/Text.module.css';
import card from '@/components/ui/Card.module.css';
import space from '@/components/ui/Space.module.css';

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

/** Shown while no language model is configured. */
function ModelSetup() {
  return (
    <section className={`${space.below5} ${card.pad5} ${card.card}`}>
      <h2 className={text.subheading}>{texts.off.title}</h2>
      <p className={`${text.measure} ${space.above2}`}>{texts.off.lede}</p>
    </section>
  );
}
