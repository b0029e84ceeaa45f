import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { figureTexts, sampleNumbers } from '@/content/site/firstFigure';
import { figureTasks } from '@/domain/useCase/figureTasks';
import { countFigure } from './countFigure';
import { FirstFigureCard } from './FirstFigureCard';

/** Calculator with the visitor's own numbers; shows the sample's until they change one, and without JavaScript. */
export function FirstFigure({ heading, action }: CopyOf<'landing'>['calculator']) {
  const tasks = figureTasks();
  const [first] = tasks;
  if (!first) return null;
  return (
    <FirstFigureCard
      tasks={tasks}
      numbers={sampleNumbers}
      sample={countFigure(sampleNumbers, first)}
      texts={{ ...figureTexts, title: heading, keep: action }}
    />
  );
}
