import { useState, type FormEvent } from 'react';
import { messageOf } from '@/client/messageOf';
import type { FullAnalysis } from '@/client/useAnalysis';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { reportControlTexts } from '@/content/portal/reportControls';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { departmentNames, type CostedTask, type DepartmentName } from '@/domain/analysis/types';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import { useChangeAnalysis } from './useChangeAnalysis';

const { cancel, rename: texts } = reportControlTexts;

interface RenameTaskProps {
  analysis: FullAnalysis;
  department: string;
  task: CostedTask;
}

/** Renames a task in the client's own words. The API states what such a task was entered as, and only such a task. */
export function RenameTask({ analysis, department, task }: RenameTaskProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const known = departmentNames.find((name) => name === department);
  if (!known || !task.enteredName) return null;
  return (
    <div className={space.above2} data-print="hide">
      {isOpen ? (
        <RenameForm
          analysis={analysis}
          department={known}
          taskName={task.taskName}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <Button variant="secondary" size="small" autoFocus={isOpen === false} onClick={() => setIsOpen(true)}>
          {texts.open}
          <span className="visually-hidden">{` ${task.taskName}`}</span>
        </Button>
      )}
    </div>
  );
}

interface RenameFormProps {
  analysis: FullAnalysis;
  department: DepartmentName;
  taskName: string;
  onClose: () => void;
}

function RenameForm({ analysis, department, taskName, onClose }: RenameFormProps) {
  const [typed, setTyped] = useState(taskName);
  const { mutate, isPending, error } = useChangeAnalysis(analysis);
  const name = typed.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !name) return;
    if (name === taskName) onClose();
    else mutate({ path: 'tasks', body: { department, taskName, name } }, { onSuccess: onClose });
  };
  return (
    <form className={stack.gap3} noValidate onSubmit={save}>
      <TextField
        label={texts.label}
        autoFocus
        autoComplete="off"
        maxLength={analysisLimits.ownWordsMaxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={row.gap2}>
        <WorkingButton type="submit" size="small" isWorking={isPending} isHeld={!name}>
          {isPending ? texts.saving : texts.save}
        </WorkingButton>
        <Button variant="quiet" size="small" onClick={onClose}>
          {cancel}
        </Button>
      </div>
      {error && <FormMessage>{messageOf(error, texts.failed)}</FormMessage>}
    </form>
  );
}
