import { withoutSector } from '@/domain/analysis/strategic/sectorRule';
import { formatUsd } from '@/format/numbers';
import { analysisStartsWithRules } from './notYetParagraph';
import { firmTitle } from './writeInsights';

/** What the report of an audit states about the account's latest analysis. */
export interface LatestAnalysis {
  industry: string;
  /** Expected US dollars a year, of recommended opportunities only; 0 if there are none. */
  savingsUsd: number;
  /** Whether a recount of the analysis would use this audit. */
  awaitsRecount: boolean;
}

/** What earlier versions stored in the text, where the figure doesn't follow the analysis. */
const storedSentences =
  / Your latest analysis \(.*\) shows expected savings of \$[\d,]+ a year\. This audit puts you at the \w+ level\. Recount the analysis with it\./gu;

/** Returns the text of a report with the current figure of the latest analysis, which may have changed since. */
export function withLatestAnalysis(text: string, analysis: LatestAnalysis | null, readiness: string): string {
  const [before = '', paragraph, ...after] = text.replace(storedSentences, '').split(`${firmTitle}\n\n`);
  if (paragraph === undefined) return before;
  const [firm = '', ...others] = paragraph.split('\n\n');
  const told = `${firm}${analysisSentences(analysis, readiness)}`;
  return [before, [told, ...others].join('\n\n'), ...after].join(`${firmTitle}\n\n`);
}

/** Returns the text of a report as far as it follows from the answers: without the analysis and its industry. */
export const withoutAnalysis = (text: string): string =>
  withoutSector(text.replace(storedSentences, '').replace(analysisStartsWithRules, ''));

function analysisSentences(analysis: LatestAnalysis | null, readiness: string): string {
  if (!analysis || analysis.savingsUsd <= 0) return '';
  const savings = `expected savings of ${formatUsd(analysis.savingsUsd)} a year`;
  const recount = analysis.awaitsRecount ? ' Recount the analysis with it.' : '';
  return ` Your latest analysis (${inOneLine(analysis.industry)}) shows ${savings}. This audit puts you at the ${readiness} level.${recount}`;
}

/** An industry may be free text from the client, so its markup and line breaks are removed. */
const inOneLine = (text: string) => text.replaceAll('*', '').replace(/\s+/g, ' ');
