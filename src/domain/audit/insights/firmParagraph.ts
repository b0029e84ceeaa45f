import { formatUsd } from '@/format/numbers';
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
  'Data Infrastructure': 'the facts about your business can be found and trusted',
  Automation: 'your routine is in good order and partly runs by itself',
  'Team Readiness': 'your people can take on a new tool',
  'Budget & Buy-In': 'money and the people who decide are behind you',
  'Experimentation Culture': 'you try things in small and count the result',
};

/** From this percentage the strongest section is a real strength and not only the least weak one. */
const strongFromPercent = 60;

/** Writes what the first obstacle costs this firm, weighed against its strengths. */
export function firmParagraph(facts: AuditFacts, firm: FirmContext | null): string {
  const [first] = facts.fromLowest;
  if (!first) return '';
  if (isWithoutGap(facts)) {
    return `Every section is at 100%, so the question is no longer whether to start but where: look for the job that takes the most hours.${savingsSentence(firm, 'the job you begin with')}`;
  }
  const { consequence, subject } = questionAdvice[first.id];
  const ground =
    first.level === 'high'
      ? `No answer below 8 slows you down, so the question is no longer whether to start but where. The least firm ground is ${subject}. `
      : '';
  return `${strengthSentence(facts, first)} ${ground}${consequence}${savingsSentence(firm, 'the point above')}`;
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
    return `${best}, so a large project would lean on nothing yet.`;
  }
  const asset = fromStrongest.find((section) => section !== first.section && isAsset(facts, section));
  if (asset) {
    const opening = scores.sections[asset] === percent ? 'Your best side is' : 'You can build on';
    const turn = first.level === 'high' || isEven(facts) ? '' : ' It can’t make up for the gap, though.';
    return `${opening} **${asset}** (${scores.sections[asset]}%): ${assets[asset]}.${turn}`;
  }
  return first.section === strongest
    ? `Your highest section is **${strongest}** (${percent}%), and the gap lies in it.`
    : `Your highest section is **${strongest}** (${percent}%). It can’t make up for the gap, though.`;
}

const isAsset = ({ scores, fromLowest }: AuditFacts, section: SectionTitle): boolean =>
  scores.sections[section] >= strongFromPercent &&
  fromLowest.every(({ section: of, level }) => of !== section || level !== 'low');

function savingsSentence(firm: FirmContext | null, hinge: string): string {
  if (!firm || firm.savingsUsd <= 0) return '';
  const amount = `expects about ${formatUsd(firm.savingsUsd)} a year from automation`;
  return ` Your latest opportunity analysis (${inOneLine(firm.industry)}) ${amount}; how soon that starts depends on ${hinge}.`;
}

/** An industry may be free text from the client, so its markup and line breaks are removed. */
const inOneLine = (text: string) => text.replaceAll('*', '').replace(/\s+/g, ' ');
