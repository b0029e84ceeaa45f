'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { scenarioTexts as texts } from '@/content/portal/whatIf';
import { scenarioLimits } from '@/domain/analysis/scenarioLimits';
import type { PresentedScenario } from '@/schemas/scenario';
import { ScenarioList } from './ScenarioList';
import styles from './ScenarioPanel.module.css';
import { isChanged } from './triedTasks';
import { useScenarios } from './useScenarios';
import type { WhatIf } from './useWhatIf';

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

  const openScenario = (scenario: PresentedScenario) => {
    whatIf.open(new Map(scenario.tasks.map((task) => [task.opportunityId, task])));
    setOpen(scenario);
    scenarios.say({ tone: 'success', text: texts.opened(scenario.name) });
  };
  const remove = async (scenario: PresentedScenario) => {
    await scenarios.remove(scenario);
    if (open?.id === scenario.id) setOpen(null);
  };

  return (
    <div className={styles.panel} data-print="hide">
      <h3 ref={titleRef} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.quiet}>{isOwn ? texts.intro : texts.asAdmin}</p>
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
      {isOwn && <SaveScenario key={open?.id} {...{ whatIf, scenarios, open }} onSaved={setOpen} />}
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

function SaveScenario({ whatIf, scenarios, open, onSaved }: SaveScenarioProps) {
  const [name, setName] = useState(open?.name ?? '');
  const [problem, setProblem] = useState('');
  const save = async (id?: number) => {
    const tasks = whatIf.tries.filter(isChanged).map(({ counted, assumption }) => ({
      opportunityId: counted.id,
      ...assumption,
    }));
    const found = problemOf(name, whatIf);
    setProblem(found);
    if (found) return;
    const body = { name: name.trim(), tasks };
    const saved = await (id === undefined ? scenarios.create(body) : scenarios.replace(id, body));
    if (saved) onSaved(saved);
  };
  return (
    <form
      className={styles.save}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={scenarioLimits.nameMaxLength}
        autoComplete="off"
        error={problem || undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={scenarios.isBusy}>
          {scenarios.isBusy ? texts.saving : texts.save}
        </Button>
        {open && (
          <Button variant="secondary" disabled={scenarios.isBusy} onClick={() => void save(open.id)}>
            {texts.replace(open.name)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Why it can't be saved; empty when it can. */
function problemOf(name: string, { hasProblem, changedCount }: WhatIf): string {
  if (hasProblem) return texts.fixFirst;
  if (changedCount === 0) return texts.nothingChanged;
  return name.trim() === '' ? texts.needsName : '';
}
