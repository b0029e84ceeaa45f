import { textProblems } from '../checks/textProblems';
import { tidyText } from '../checks/tidyText';
import type { Figure } from '../figures/Figure';
import type { ReplyFinding } from '../ReplyFinding';
import type { AnalysisBrief } from './analysisBrief';
import { analysisInstructions } from './analysisInstructions';
import {
  analysisTextLimits as limits,
  noAnalysisTexts,
  type AnalysisReply,
  type AnalysisTexts,
  type FurtherOpportunity,
  type OpportunityTexts,
} from './AnalysisTexts';

interface CheckedReply {
  texts: AnalysisTexts;
  findings: ReplyFinding[];
}

const secrets = [analysisInstructions];
/** Entries beyond this number are ignored. */
const mostEntries = 100;

/**
 * Extracts the parts of a reply that pass the checks, and reports problems of the others.
 * @param earlier accepted parts of an earlier reply; they stay, and only the missing ones are checked
 */
export function checkAnalysisReply(
  reply: AnalysisReply,
  brief: AnalysisBrief,
  earlier: AnalysisTexts = noAnalysisTexts,
): CheckedReply {
  const summary = checkSummary(reply.executiveSummary, brief, earlier.executiveSummary);
  const opportunities = checkOpportunities(reply.opportunities, brief, earlier.opportunities);
  const names = [...brief.opportunities, ...opportunities.texts.values()].map(({ name }) => name);
  const further = checkFurther(reply.furtherOpportunities, names, earlier.furtherOpportunities);
  return {
    texts: {
      executiveSummary: summary.texts,
      opportunities: opportunities.texts,
      furtherOpportunities: further.texts,
    },
    findings: [...summary.findings, ...opportunities.findings, ...further.findings],
  };
}

function checkSummary(paragraphs: readonly string[], brief: AnalysisBrief, earlier: string[]) {
  if (earlier.length > 0) return { texts: earlier, findings: [] };
  const texts = paragraphs.slice(0, mostEntries).map(tidyText);
  const rules = { ...limits.paragraph, figures: brief.summaryFigures, secrets };
  const problems = texts.flatMap((text) => textProblems(text, rules));
  if (texts.length === 0) problems.push('It is missing.');
  if (texts.length > limits.paragraphs) problems.push(`Write at most ${limits.paragraphs} paragraphs.`);
  return { texts: problems.length > 0 ? [] : texts, findings: findingsOf('executiveSummary', problems) };
}

function checkOpportunities(
  entries: AnalysisReply['opportunities'],
  brief: AnalysisBrief,
  earlier: AnalysisTexts['opportunities'],
) {
  const texts = new Map(earlier);
  const read = entries.slice(0, mostEntries);
  const findings = inventedIds(read, brief);
  for (const [id, figures] of brief.figures) {
    if (texts.has(id)) continue;
    const [entry, ...more] = read.filter((candidate) => candidate.id === id);
    const checked = entry && checkTexts(entry, figures);
    const problems = checked?.problems ?? ['It is missing.'];
    if (more.length > 0) problems.push('It is there more than once.');
    if (checked && isTaken(checked.texts.name, id, brief, texts)) {
      problems.push('name: Another opportunity has this name.');
    }
    if (checked && problems.length === 0) texts.set(id, checked.texts);
    findings.push(...findingsOf(`opportunity ${id}`, problems));
  }
  return { texts, findings };
}

function inventedIds(entries: AnalysisReply['opportunities'], brief: AnalysisBrief): ReplyFinding[] {
  const invented = new Set(entries.map(({ id }) => id).filter((id) => !brief.figures.has(id)));
  if (invented.size === 0) return [];
  return findingsOf('opportunities', ['Some ids are not among the given ones. Use the given ids only.']);
}

function isTaken(
  name: string,
  id: string,
  brief: AnalysisBrief,
  texts: ReadonlyMap<string, OpportunityTexts>,
) {
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  return (
    brief.opportunities.some((other) => other.id !== id && isSame(other.name)) ||
    [...texts].some(([otherId, other]) => otherId !== id && isSame(other.name))
  );
}

function checkFurther(
  entries: readonly FurtherOpportunity[],
  names: readonly string[],
  earlier: AnalysisTexts['furtherOpportunities'],
) {
  const texts = [...earlier];
  const taken = new Set([...names, ...texts.map(({ name }) => name)].map((name) => name.toLowerCase()));
  const findings: ReplyFinding[] = [];
  for (const [index, entry] of entries.slice(0, limits.furtherOpportunities).entries()) {
    const checked = checkTexts(entry, []);
    const name = checked.texts.name.toLowerCase();
    if (taken.has(name)) checked.problems.push('name: Another opportunity has this name.');
    taken.add(name);
    if (checked.problems.length === 0 && texts.length < limits.furtherOpportunities)
      texts.push(checked.texts);
    findings.push(...findingsOf(`furtherOpportunities ${index + 1}`, checked.problems));
  }
  return { texts, findings };
}

/** Names may contain no figures: lists repeat them without context. */
function checkTexts(entry: OpportunityTexts, figures: readonly Figure[]) {
  const texts: OpportunityTexts = {
    name: tidyText(entry.name),
    description: tidyText(entry.description),
    rationale: tidyText(entry.rationale),
  };
  const problems = (['name', 'description', 'rationale'] as const).flatMap((field) =>
    textProblems(texts[field], {
      ...limits[field],
      figures: field === 'name' ? [] : figures,
      secrets,
    }).map((problem) => `${field}: ${problem}`),
  );
  return { texts, problems };
}

const findingsOf = (part: string, problems: readonly string[]): ReplyFinding[] =>
  [...new Set(problems)].map((problem) => ({ part, problem }));
