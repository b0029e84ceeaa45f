'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ShownAnalysis } from '@/client/useAnalysis';
import { BarTable } from '@/components/analysis/BarTable';
import { Button } from '@/components/ui/Button';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import { planHeadline } from '@/content/analysis/planSummary';
import { pictureTexts } from '@/content/analysis/report';
import { savingsPictures } from '@/content/analysis/savingsPictures';
import { hoursDifference, whatIfTexts as texts, usdDifference } from '@/content/analysis/whatIf';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { formatHours } from '@/domain/analysis/formatHours';
import { headlineOpportunities } from '@/domain/analysis/plan/analysisPlan';
import { wholeFigures, type WholeFigures } from '@/domain/analysis/wholeFigures';
import { formatUsd } from '@/format/numbers';
import { comparedPictures, type BarWords } from './comparedPictures';
import { ComparedTotals } from './ComparedTotals';
import { TriedTasks } from './TriedTasks';
import { useWhatIf } from './useWhatIf';
import styles from './WhatIfPanel.module.css';

/** Milliseconds without typing before changed figures are announced. */
const pauseMs = 1_200;

interface SpokenDifferenceProps {
  before: WholeFigures;
  /** Null while the input is invalid. */
  after: WholeFigures | null;
}

/** The difference, announced to screen reader users. */
function SpokenDifference({ before, after }: SpokenDifferenceProps) {
  const words = after ? differenceInWords(before, after) : texts.notCounted;
  const [initial] = useState(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken((last) => (last === '' && words === initial ? '' : words)),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [words, initial]);
  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  );
}

const differenceInWords = (before: WholeFigures, after: WholeFigures): string =>
  texts.spoken(
    formatUsd(after.savings),
    usdDifference(after.savings - before.savings),
    formatHours(after.hours),
    hoursDifference(after.hours - before.hours),
  );

interface WhatIfPanelProps {
  analysis: ShownAnalysis;
}

/** Other numbers for the listed tasks, and the resulting figures, updated immediately. */
export function WhatIfPanel({ analysis }: WhatIfPanelProps) {
  const answers = useMemo(() => candidatesOf(analysis), [analysis]);
  const recommendedOf = useCallback(
    (read: ReadAnalysis): ReadAnalysis => ({
      departmentTasks: read.departmentTasks,
      opportunities: headlineOpportunities(planOfPresented(read, analysis)),
    }),
    [analysis],
  );
  const headlineOf = useCallback((read: ReadAnalysis) => wholeFigures(recommendedOf(read)), [recommendedOf]);
  const whatIf = useWhatIf(answers, headlineOf);
  const { tries, tried, before, after, changedCount } = whatIf;
  const triedPlan = useMemo(() => planOfPresented(tried, analysis), [tried, analysis]);
  const kinds = new Map(triedPlan.projects.map(({ opportunity, kind }) => [opportunity.id, kind]));
  const fixed = analysis.opportunities.filter(
    ({ id, roiModel }) => roiModel.savedHours > 0 && !tries.some(({ counted }) => counted.id === id),
  ).length;
  if (tries.length === 0) return <p>{texts.notPossible}</p>;
  return (
    <div className={stack.gap5}>
      <div className={styles.work}>
        <div className={styles.totals}>
          <ComparedTotals before={before} after={after} columns={texts.columns} />
          <div className={styles.reset}>
            <Button variant="secondary" size="small" onClick={whatIf.reset}>
              {texts.reset}
            </Button>
            <span>{texts.changed(changedCount)}</span>
          </div>
          {after && changedCount > 0 && (
            <p className={`${space.above4} ${text.small}`}>
              <strong>{texts.withTheseNumbers}</strong>
              <span>{` ${planHeadline(triedPlan)}`}</span>
            </p>
          )}
          <SpokenDifference before={before} after={after} />
        </div>
        <div>
          <h3 className={`${space.below3} ${text.subheading}`}>{texts.tasks}</h3>
          <TriedTasks {...{ answers, recommendedOf, whatIf, kinds }} />
        </div>
      </div>
      <div>
        <h3 className={`${space.below3} ${text.subheading}`}>{texts.pictures}</h3>
        {after ? (
          <div className={styles.pictures}>
            {picturesOf(recommendedOf(answers), recommendedOf(tried)).map((picture) => (
              <BarTable key={picture.caption} {...picture} />
            ))}
          </div>
        ) : (
          <p>{texts.notCounted}</p>
        )}
      </div>
      <p className={`${text.measure} ${text.note}`}>
        {fixed > 0 ? `${texts.planned} ${texts.partly(fixed)}` : texts.planned}
      </p>
    </div>
  );
}

const barWords: readonly [BarWords, BarWords] = [
  { head: texts.columns.answers, figure: texts.before },
  { head: texts.columns.whatIf, figure: texts.tried },
];

/** Charts of savings before and with the what-if numbers, and of the hours. */
function picturesOf(answers: ReadAnalysis, tried: ReadAnalysis) {
  const { departmentTasks: department_tasks, opportunities } = tried;
  const hours = savingsPictures({ opportunities, department_tasks }).filter(
    ({ caption }) => caption === pictureTexts.hours,
  );
  return [...comparedPictures(answers, tried, barWords), ...hours];
}
