import { figureTexts, sampleNumbers } from '@/content/site/firstFigure';
import { figureTasks } from '@/domain/useCase/figureTasks';
import { countFigure } from './countFigure';
import { FirstFigureCard } from './FirstFigureCard';

/** A first figure of a visitor's own; until they change something, and without JavaScript, the sample's. */
export function FirstFigure({ isBesideSignUp = false }: { isBesideSignUp?: boolean }) {
  const tasks = figureTasks();
  const [first] = tasks;
  if (!first) return null;
  return (
    <FirstFigureCard
      tasks={tasks}
      numbers={sampleNumbers}
      sample={countFigure(sampleNumbers, first)}
      texts={figureTexts}
      isBesideSignUp={isBesideSignUp}
    />
  );
}
