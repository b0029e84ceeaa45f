'use client';

import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useApiForm } from '@/client/useApiForm';
import { useHoldPage } from '@/client/useHoldPage';
import { FormMessage } from '@/components/ui/FormMessage';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { TextField } from '@/components/ui/TextField';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { scenarioTexts as texts } from '@/content/analysis/whatIf';
import { scenarioLimits } from '@/domain/analysis/scenarioLimits';
import { scenarioBodySchema, type PresentedScenario } from '@/schemas/scenario';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import { ScenarioList } from './ScenarioList';
import styles from './ScenarioPanel.module.css';
import { isChanged } from '@/components/analysis/whatIf/triedTasks';
import { useScenarios } from './useScenarios';
import type { WhatIf } from '@/components/analysis/whatIf/useWhatIf';
import stack from '@/components/ui/Stack.module.css';

interface ScenarioPanelProps {
  analysisId: number;
  /** Others may look at scenarios, not change them. */
  isOwn: boolean;
  whatIf: WhatIf;
}

/** What has been kept under a name, and a place to keep what is tried out now. */
export function ScenarioPanel({ analysisId, isOwn, whatIf }: ScenarioPanelProps) {
  const scenarios = useScenarios(analysisId);
  const [open, setOpen] = useState<PresentedScenario | null>(null);
  const { items, outcome } = scenarios;
  const titleRef = useRef<HTMLHeadingElement>(null);
  useHoldPage(isOwn && whatIf.changedCount > 0);

  const openScenario = (scenario: PresentedScenario) => {
    whatIf.open(new Map(scenario.tasks.map((task) => [task.opportunityId, task])));
    setOpen(scenario);
    scenarios.say({ tone: 'success', text: texts.opened(scenario.name) });
  };
  const remove = async (scenario: PresentedScenario) => {
    const isRemoved = await scenarios.remove(scenario);
    if (isRemoved) setOpen((now) => (now?.id === scenario.id ? null : now));
  };
  const showSaved = (scenario: PresentedScenario) => {
    // A new one begins the form anew, and the button that was pressed goes with the old one.
    if (scenario.id !== open?.id) titleRef.current?.focus();
    setOpen(scenario);
  };

  return (
    <div className={`${styles.panel} ${stack.gap3}`} data-print="hide">
      <h3 ref={titleRef} tabIndex={-1} className={text.subheading}>
        {texts.title}
      </h3>
      <p className={`${text.measure} ${text.quiet}`}>{isOwn ? texts.intro : texts.asAdmin}</p>
      {items ? (
        <ScenarioList
          items={items}
          openId={open?.id ?? null}
          isBusy={scenarios.isBusy}
          onOpen={openScenario}
          onSettled={() => titleRef.current?.focus()}
          onRemove={isOwn ? (scenario) => void remove(scenario) : undefined}
        />
      ) : (
        !outcome && <p role="status">{texts.loading}</p>
      )}
      {isOwn && <SaveScenario key={open?.id} {...{ whatIf, scenarios, open }} onSaved={showSaved} />}
      {outcome && <FormMessage tone={outcome.tone}>{outcome.text}</FormMessage>}
    </div>
  );
}

interface SaveScenarioProps {
  whatIf: WhatIf;
  scenarios: ReturnType<typeof useScenarios>;
  open: PresentedScenario | null;
  onSaved: (scenario: PresentedScenario) => void;
}

const nameFormSchema = scenarioBodySchema.pick({ name: true }).extend({ replaces: z.boolean() });

function SaveScenario({ whatIf, scenarios, open, onSaved }: SaveScenarioProps) {
  const { form, state, isSending, setValue, refuse, onSubmit, field } = useApiForm({
    defaultValues: { name: open?.name ?? '', replaces: false },
    schema: nameFormSchema,
    send: async ({ name, replaces }: z.output<typeof nameFormSchema>) => {
      const tasks = whatIf.tries.filter(isChanged).map(({ counted, assumption }) => ({
        opportunityId: counted.id,
        ...assumption,
      }));
      onSaved(await scenarios.save({ name, tasks }, replaces ? open?.id : undefined));
    },
    failureMessage: texts.saveFailed,
  });
  const isBusy = isSending || scenarios.isBusy;
  const pressed = useRef<HTMLElement | null>(null);
  // Of the two buttons the form would take the first, unless a field is wrong.
  useEffect(() => {
    const isAnswered = state.status === 'failed' || state.status === 'done';
    if (isAnswered && !state.problems.name) pressed.current?.focus();
  }, [state]);
  return (
    <form
      ref={form}
      className={`${styles.save} ${stack.gap3}`}
      noValidate
      onSubmit={(event) => {
        pressed.current = event.nativeEvent.submitter;
        const problem = problemOf(whatIf);
        if (!problem) return onSubmit(event);
        event.preventDefault();
        refuse({ name: problem });
      }}
    >
      <FormOutcome state={state} />
      <TextField
        label={texts.name}
        {...field('name')}
        maxLength={scenarioLimits.nameMaxLength}
        autoComplete="off"
      />
      <div className={row.gap2}>
        <WorkingButton type="submit" isHeld={isBusy} onClick={() => setValue('replaces', false)}>
          {isBusy ? texts.saving : texts.save}
        </WorkingButton>
        {open && (
          <WorkingButton
            type="submit"
            variant="secondary"
            isHeld={isBusy}
            onClick={() => setValue('replaces', true)}
          >
            {texts.replace(open.name)}
          </WorkingButton>
        )}
      </div>
    </form>
  );
}

/** Why what is tried out can't be saved; empty when it can. */
function problemOf({ after, changedCount }: WhatIf): string {
  if (!after) return texts.fixFirst;
  return changedCount === 0 ? texts.nothingChanged : '';
}
