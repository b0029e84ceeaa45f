import type { Payload } from 'payload';
import type { Fallback, ReplyFinding } from '@/domain/languageModel/ReplyFinding';
import { repairTurn } from '@/domain/languageModel/repairTurn';
import type { WritingRecord } from '@/domain/languageModel/WritingRecord';
import { askModel } from '@/integrations/ai/askModel';
import { ModelFailure } from '@/integrations/ai/ModelFailure';
import type { ModelQuestion, ModelTurn, ModelUse } from '@/integrations/ai/ModelQuestion';
import { recordModelTexts } from '@/integrations/ai/recordModelTexts';

/** A writing request to the model and the validation of its reply. */
export interface WritingTask<Reply, Texts> {
  question: Omit<ModelQuestion<Reply>, 'turns' | 'signal'>;
  /** Content of the user message. */
  data: string;
  /** Initial, empty texts. */
  nothing: Texts;
  check: (reply: Reply, earlier: Texts) => { texts: Texts; findings: ReplyFinding[] };
  /** Counts the parts with accepted texts and the parts requested. */
  count: (texts: Texts) => { written: number; asked: number };
}

interface Round<Texts> {
  texts: Texts;
  findings: ReplyFinding[];
  uses: ModelUse[];
  /** Why there was no reply to check. */
  failure?: string;
  /** The raw reply, if it can be repaired. */
  text?: string;
}

interface WriteOptions {
  payload: Payload;
  /** Deadline for both rounds together. */
  deadlineMs: number;
  onStep?: (step: 'writing' | 'checking') => void;
}

/** Minimum time for a repair round. Below it, the round would only cost tokens. */
const leastRepairMs = 6_000;
/** Maximum length of a reply worth repairing, in characters. */
const repairableLength = 40_000;

/**
 * Asks the model, validates its reply, and asks it once to repair the findings. Always returns by the deadline with
 * texts that may be shown. If the second round fails, those of the first stay.
 */
export async function writeInTwoRounds<Reply, Texts>(
  task: WritingTask<Reply, Texts>,
  options: WriteOptions,
): Promise<{ texts: Texts; record: WritingRecord }> {
  const endsAt = performance.now() + options.deadlineMs;
  const signal = AbortSignal.timeout(options.deadlineMs);
  const turn: ModelTurn = { role: 'user', content: task.data };
  let round = await askAndCheck(task, { ...options, signal, turns: [turn], earlier: task.nothing });
  const uses = [...round.uses];
  const hasTime = endsAt - performance.now() >= leastRepairMs;
  if (round.findings.length > 0 && round.text && round.text.length <= repairableLength && hasTime) {
    const turns: ModelTurn[] = [
      turn,
      { role: 'assistant', content: round.text },
      { role: 'user', content: repairTurn(round.findings) },
    ];
    const repaired = await askAndCheck(task, { ...options, signal, turns, earlier: round.texts });
    uses.push(...repaired.uses);
    round = repaired.failure ? { ...round, failure: repaired.failure } : repaired;
  }
  await noteTexts(options.payload, task, round.texts, uses.at(-1));
  return { texts: round.texts, record: { ...sumOf(uses), fallbacks: fallbacksOf(round) } };
}

async function askAndCheck<Reply, Texts>(
  task: WritingTask<Reply, Texts>,
  {
    payload,
    signal,
    turns,
    earlier,
    onStep,
  }: WriteOptions & { signal: AbortSignal; turns: ModelTurn[]; earlier: Texts },
): Promise<Round<Texts>> {
  onStep?.('writing');
  try {
    const reply = await askModel(payload, { ...task.question, turns, signal });
    onStep?.('checking');
    return { ...task.check(reply.value, earlier), uses: [reply], text: reply.text };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return {
      texts: earlier,
      findings: error.findings.map((problem) => ({ part: 'answer', problem })),
      uses: error.use ? [error.use] : [],
      failure: error.reason,
      text: error.text,
    };
  }
}

async function noteTexts<Reply, Texts>(
  payload: Payload,
  task: WritingTask<Reply, Texts>,
  texts: Texts,
  lastUse: ModelUse | undefined,
): Promise<void> {
  if (!lastUse) return;
  const { written, asked } = task.count(texts);
  await recordModelTexts(payload, { callId: lastUse.callId, written, fellBack: asked - written });
}

function sumOf(uses: readonly ModelUse[]): Omit<WritingRecord, 'fallbacks'> {
  const [first] = uses;
  if (!first) return {};
  const sum = (key: 'inputTokens' | 'outputTokens' | 'durationMs') =>
    uses.reduce((total, use) => total + use[key], 0);
  return {
    provider: first.provider,
    model: first.model,
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    durationMs: sum('durationMs'),
  };
}

const fallbacksOf = ({ findings, failure }: Pick<Round<unknown>, 'findings' | 'failure'>): Fallback[] => [
  ...(failure ? [{ part: 'answer', reason: failure }] : []),
  ...findings.map(({ part, problem }) => ({ part, reason: problem })),
];
