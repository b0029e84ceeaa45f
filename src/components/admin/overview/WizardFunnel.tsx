import { BarTable } from '@/components/analysis/BarTable';
import { overviewTexts as texts } from '@/content/admin/overview';
import type { BarGroup } from '@/content/analysis/savingsPictures';
import { stepTexts } from '@/content/portal/wizard';
import { stepNumbers } from '@/domain/analysis/wizardSteps';
import { daysIn } from '@/domain/overview/calendarDays';
import { formatShare } from '@/format/numbers';
import type { Overview } from '@/schemas/overview';
import styles from './OverviewPage.module.css';
import stack from '@/components/ui/Stack.module.css';

/** How far clients got with the analyses they started, and where the others stopped. */
export function WizardFunnel({ overview }: { overview: Overview }) {
  const { wizard, before } = overview;
  const { started, finished, cancelled, open } = wizard;
  if (started === 0) return <p>{texts.funnelNone}</p>;
  const earlier =
    before.wizard.started > 0 ? formatShare(before.wizard.finished, before.wizard.started) : null;
  return (
    <div className={`${styles.funnel} ${stack.gap5}`}>
      <p>{texts.funnelLede(started)}</p>
      <BarTable
        caption={texts.funnelCaption}
        rowHead={texts.step}
        barHeads={[texts.reached, texts.left]}
        groups={groupsOf(wizard)}
      />
      <p>
        {`${texts.outcome(formatShare(finished, started), earlier, daysIn(overview))} ${texts.unfinished(cancelled, open)}`}
      </p>
    </div>
  );
}

function groupsOf({ started, reached, finished }: Overview['wizard']): BarGroup[] {
  return stepNumbers.map((step) => {
    const here = reached[step - 1] ?? 0;
    const left = Math.max(0, here - (reached[step] ?? finished));
    return {
      name: texts.stepName(step, stepTexts[step].name),
      bars: [
        { name: texts.reached, value: here, text: texts.reachedText(here, formatShare(here, started)) },
        { name: texts.left, value: left, text: texts.leftText(left) },
      ],
    };
  });
}
