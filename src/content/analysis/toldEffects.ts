import type { Constraint } from '@/domain/analysis/constraints/readConstraints';
import { limitsLaterYears } from '@/domain/analysis/constraints/statedBudget';
import { quotedSentence } from '@/domain/analysis/excerpt';
import { isWorthwhile } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { formatUsd } from '@/format/numbers';
import { planTexts as texts } from './planTexts';
import { isPutBack, namesOf, ofKind, savingsOf, usdSpan } from './projectNotes';
import { openConditions, type ToldAnalysis } from './unusedSentences';

/** What a sentence of the client changes in the plan. */
export interface ToldEffect {
  text: string;
  /** Ids of the projects that it removes; empty if it only changes how projects are built. */
  removes: string[];
  /** Ids of the projects that it would remove, and that the client put back. */
  putBack: string[];
}

/** Returns what the client's sentences change in the plan, and last what whoever buys has to check. */
export function toldEffects(plan: AnalysisPlan, analysis: ToldAnalysis): ToldEffect[] {
  const unmatched: string[] = [];
  const effects = analysis.constraints.flatMap((constraint) => {
    if (constraint.kind !== 'offLimits') return [toldEffect(plan, constraint)];
    const { acting, others } = actingQuotes(plan, constraint.words);
    unmatched.push(...others);
    return acting.length > 0 ? [removal(plan, texts.told(acting.join(' ')))] : [];
  });
  const conditions = openConditions(analysis).map((sentence) => quotedSentence(sentence, conditionLength));
  const toCheck = [...unmatched, ...conditions];
  if (toCheck.length === 0) return effects;
  return [...effects, { text: texts.toCheck(toCheck), removes: [], putBack: [] }];
}

/** A rule cut short may lose what it is about. */
const conditionLength = 220;

/**
 * Splits quotes of excluded work by whether they remove a project. A rule that removes none may still concern one:
 * whether it does is for whoever buys to check.
 */
function actingQuotes(plan: AnalysisPlan, words: string): { acting: string[]; others: string[] } {
  const quotes = words.match(/“[^”]*”/gu) ?? [words];
  const ruledOut = plan.projects.flatMap((project) => project.ruledOut ?? []);
  const acting = quotes.filter((quote) => ruledOut.includes(quote));
  // A project may be removed by a sentence that isn't quoted.
  if (acting.length === 0 && ruledOut.length > 0) return { acting: quotes, others: [] };
  return { acting, others: quotes.filter((quote) => !acting.includes(quote)) };
}

const idsOf = (projects: ReturnType<typeof ofKind>) => projects.map(({ opportunity }) => opportunity.id);

function toldEffect(plan: AnalysisPlan, { kind, words, effect }: Constraint): ToldEffect {
  const told = texts.told(words);
  const nothing = { removes: [], putBack: [] };
  if (kind !== 'budget' || !plan.returns) return { text: `${told} ${effect}`, ...nothing };
  const { oneTimeUsd, runningUsd } = plan.investment;
  const costs = texts.planCosts(
    usdSpan(oneTimeUsd),
    usdSpan(runningUsd),
    formatUsd(oneTimeUsd.high + runningUsd.high),
  );
  const isCompared = plan.budgetUsd !== undefined && !limitsLaterYears(words);
  const text = [told, costs, ...(isCompared ? [] : [texts.budgets.toCheck])].join(' ');
  return { text, ...nothing };
}

function removal(plan: AnalysisPlan, told: string): ToldEffect {
  const removed = ofKind(plan, 'removed');
  const putBack = plan.projects.filter(isPutBack);
  const usd = removed
    .filter(({ returns }) => returns && isWorthwhile(returns))
    .reduce((sum, project) => sum + savingsOf(project), 0);
  const paying = namesOf(putBack.filter(({ kind }) => kind === 'pays'));
  const others = namesOf(putBack.filter(({ kind }) => kind !== 'pays'));
  const sentences = [
    removed.length > 0 ? texts.removed(namesOf(removed), usd > 0 ? formatUsd(usd) : undefined) : '',
    paying.length > 0 ? texts.wasPutBack(paying) : '',
    others.length > 0 ? texts.wasPutBackUnpaid(others) : '',
  ].filter(Boolean);
  return { text: [told, ...sentences].join(' '), removes: idsOf(removed), putBack: idsOf(putBack) };
}
