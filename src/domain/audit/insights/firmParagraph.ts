import type { SectionTitle } from '../questionnaire';
import { isEven, isWithoutGap, type AnsweredQuestion, type AuditFacts } from './AuditFacts';
import { questionAdvice } from './questionAdvice';

/** Facts about the firm from the account's latest opportunity analysis. */
export interface FirmContext {
  industry: string;
  /** Expected US dollars a year, of recommended opportunities only; 0 if there are none. */
  savingsUsd: number;
}

/** What a strong section enables a firm to do. */
const assets: Record<SectionTitle, string> = {
  'Data Infrastructure': 'you can find the facts about your business and trust them',
  Automation: 'your routine is in good order, and some of it runs by itself',
  'Team Readiness': 'your people can take on a new tool',
  'Budget & Buy-In': 'you have the money and your decision makers agree',
  'Experimentation Culture': 'you try things on a small scale and count the result',
};

/** From this percentage the strongest section is a real strength and not only the least weak one. */
const strongFromPercent = 60;

/** Writes what the first obstacle costs this firm, weighed against its strengths. */
export function firmParagraph(facts: AuditFacts): string {
  const [first] = facts.fromLowest;
  if (!first) return '';
  if (isWithoutGap(facts)) {
    return 'Every section is at 100%, so don’t ask whether to start. Ask where: look for the job that takes the most hours.';
  }
  const { consequence, subject } = questionAdvice[first.id];
  const isAlone = facts.fromLowest[1]?.answer !== first.answer;
  const ground =
    first.level === 'high'
      ? `No answer is below 8, so don’t ask whether to start. Ask where. ${isAlone ? 'Your lowest point is' : 'Start with'} ${subject}. `
      : '';
  return `${strengthSentence(facts, first)} ${ground}${consequence}`;
}

/** Never praises what the report calls low, nor the obstacle. */
function strengthSentence(facts: AuditFacts, first: AnsweredQuestion): string {
  const { scores, fromStrongest, strongest, weakest } = facts;
  const percent = scores.sections[strongest];
  if (percent < strongFromPercent) {
    const best =
      scores.sections[weakest] === percent
        ? `No section is above ${percent}%`
        : `Even your best side, **${strongest}**, is at ${percent}%`;
    return `${best}. Start small.`;
  }
  const asset = fromStrongest.find((section) => section !== first.section && isAsset(facts, section));
  if (asset) {
    const isBest = scores.sections[asset] === percent && scores.sections[weakest] !== percent;
    const opening = isBest ? 'Your best side is' : 'You can build on';
    const turn = first.level === 'high' || isEven(facts) ? '' : ' It doesn’t close the gap, though.';
    return `${opening} **${asset}** (${scores.sections[asset]}%): ${assets[asset]}.${turn}`;
  }
  return first.section === strongest
    ? `Your highest section is **${strongest}** (${percent}%), and the gap is in it.`
    : `Your highest section is **${strongest}** (${percent}%). It doesn’t close the gap, though.`;
}

const isAsset = ({ scores, fromLowest }: AuditFacts, section: SectionTitle): boolean =>
  scores.sections[section] >= strongFromPercent &&
  fromLowest.every(({ section: of, level }) => of !== section || level !== 'low');
