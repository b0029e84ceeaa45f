import { formatUsd } from '@/format/numbers';
import type { SectionTitle } from '../questionnaire';
import type { AuditFacts } from './AuditFacts';
import { questionAdvice } from './questionAdvice';

/** What the account's latest opportunity analysis says about the firm. */
export interface FirmContext {
  industry: string;
  /** Expected, a year. */
  savingsUsd: number;
}

/** What a strong section lets a firm do. */
const assets: Record<SectionTitle, string> = {
  'Data Infrastructure': 'the facts about your business can be found and trusted',
  Automation: 'your routine is in good order and partly runs by itself',
  'Team Readiness': 'your people can take on a new tool',
  'Budget & Buy-In': 'money and the people who decide are behind you',
  'Experimentation Culture': 'you try things in small and count the result',
};

/** From here on a strongest section is a strength and not only the least weak one. */
const strongFromPercent = 60;

/** What the first obstacle costs this firm, against what it has going for it. */
export function firmParagraph(
  { scores, fromLowest, strongest }: AuditFacts,
  firm: FirmContext | null,
): string {
  const [first] = fromLowest;
  if (!first) return '';
  const percent = scores.sections[strongest];
  const { consequence, subject } = questionAdvice[first.id];
  const asset =
    percent >= strongFromPercent
      ? `Your best side is **${strongest}** (${percent}%): ${assets[strongest]}. `
      : `Even your best side, **${strongest}**, is at ${percent}%, so a large project would lean on nothing yet. `;
  if (first.level === 'high') {
    return `${asset}No answer below 8 slows you down, so the question is no longer whether to start but where. The least firm ground is ${subject}. ${consequence}${savingsSentence(firm)}`;
  }
  const turn =
    percent >= strongFromPercent && first.section !== strongest
      ? 'It can’t make up for the gap, though. '
      : '';
  return `${asset}${turn}${consequence}${savingsSentence(firm)}`;
}

function savingsSentence(firm: FirmContext | null): string {
  if (!firm) return '';
  const amount =
    firm.savingsUsd > 0
      ? `expects about ${formatUsd(firm.savingsUsd)} a year from automation`
      : 'found where automation could help';
  return ` Your latest opportunity analysis (${inOneLine(firm.industry)}) ${amount}; how soon that starts depends on the point above.`;
}

/** An industry may be in the client's own words; marks and line breaks in it must not become the report's. */
const inOneLine = (text: string) => text.replaceAll('*', '').replace(/\s+/g, ' ');
