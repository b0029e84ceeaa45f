import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { messageOf } from '@/client/messageOf';
import type { FullAnalysis } from '@/client/useAnalysis';
import { Button } from '@/components/ui/Button';
import { focusMain } from '@/components/ui/focusMain';
import { FormMessage } from '@/components/ui/FormMessage';
import { SelectField } from '@/components/ui/SelectField';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { reportControlTexts as texts } from '@/content/portal/reportControls';
import { taskLabels } from '@/content/portal/wizard';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import {
  caseKinds,
  departmentNames,
  inputKinds,
  type CaseKind,
  type InputKind,
  type OwnTaskAnswers,
} from '@/domain/analysis/types';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import { useChangeAnalysis } from './useChangeAnalysis';

interface SizeTaskProps {
  analysis: FullAnalysis;
  opportunity: StoredOpportunity;
}

/** Asks what is missing about a task that is to be sized, and counts it. Only for tasks that the analysis lists. */
export function SizeTask({ analysis, opportunity }: SizeTaskProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const department = departmentNames.find((name) => name === opportunity.department);
  const task =
    department &&
    analysis.department_tasks[department]?.find(({ taskName }) => taskName === opportunity.taskName);
  if (!department || !task || (task.cases && task.input)) return null;
  if (!isOpen)
    return (
      <div data-print="hide">
        <Button variant="secondary" size="small" autoFocus={isOpen === false} onClick={() => setIsOpen(true)}>
          {texts.answerNow}
          <span className="visually-hidden">{` ${opportunity.name}`}</span>
        </Button>
      </div>
    );
  return (
    <SizeForm
      analysis={analysis}
      task={{ department, taskName: task.taskName, cases: task.cases, input: task.input }}
      onCancel={() => setIsOpen(false)}
    />
  );
}

interface SizeFormProps {
  analysis: FullAnalysis;
  task: { department: (typeof departmentNames)[number]; taskName: string } & OwnTaskAnswers;
  onCancel: () => void;
}

function SizeForm({ analysis, task, onCancel }: SizeFormProps) {
  const id = useId();
  const [cases, setCases] = useState<CaseKind | undefined>(task.cases);
  const [input, setInput] = useState<InputKind | undefined>(task.input);
  const { mutate, isPending, error } = useChangeAnalysis(analysis);
  const { department, taskName } = task;
  const form = useRef<HTMLDivElement>(null);
  useFocusOfRow(form);
  return (
    <div ref={form} role="group" aria-label={taskName} className={stack.gap3} data-print="hide">
      {!task.cases && (
        <SelectField
          id={`${id}-cases`}
          label={taskLabels.cases}
          autoFocus
          value={cases ?? ''}
          onChange={({ target }) => setCases(caseKinds.find((kind) => kind === target.value))}
        >
          <option value="">{taskLabels.unanswered}</option>
          {caseKinds.map((kind) => (
            <option key={kind} value={kind}>
              {taskLabels.casesKinds[kind]}
            </option>
          ))}
        </SelectField>
      )}
      {!task.input && (
        <SelectField
          id={`${id}-input`}
          label={taskLabels.input}
          autoFocus={Boolean(task.cases)}
          value={input ?? ''}
          onChange={({ target }) => setInput(inputKinds.find((kind) => kind === target.value))}
        >
          <option value="">{taskLabels.unanswered}</option>
          {inputKinds.map((kind) => (
            <option key={kind} value={kind}>
              {taskLabels.inputKinds[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <div className={row.gap2}>
        <WorkingButton
          size="small"
          isWorking={isPending}
          isHeld={!cases || !input}
          onClick={() =>
            mutate({ path: 'recount', body: { taskAnswers: [{ department, taskName, cases, input }] } })
          }
        >
          {isPending ? texts.counting : texts.count}
        </WorkingButton>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      {error && <FormMessage>{messageOf(error, texts.failed)}</FormMessage>}
    </div>
  );
}

/**
 * The form disappears when its task is counted. The focus moves to its row, which now has the figures, or to the table
 * if the task is left as it is.
 */
function useFocusOfRow(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = form.current;
    const row = element?.closest('tr');
    const table = row?.closest('table');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // After React has removed the form, and the row with it.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const left = [row, table].find((part) => part?.isConnected);
        if (left) left.focus();
        else focusMain();
      });
    };
  }, [form]);
}
