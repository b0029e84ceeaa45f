import { countedAs } from '../catalogue/recognizeTask';
import type { FreeText } from '../constraints/readConstraints';
import { incomingWords } from '../incoming/incomingWords';
import { jobsOnPaper, orderStatus } from '../incoming/jobsOnPaper';
import { normalizeWords, readWords } from '../matching/readWords';
import { distinctiveWords, sharedWords } from '../matching/sharedWords';
import { enteredNameOf } from '../ownTaskFields';
import type { TaskInput } from '../types';

/** A listed task, the id of its opportunity, and its name as the matcher uses it. */
export interface ListedTask {
  id: string;
  task: TaskInput;
  name: string;
}

/** Returns the tasks that get records into software or the books on which another task stands, by its id. */
export function captureNeeds(listed: readonly ListedTask[], words: FreeText): Map<string, string[]> {
  const needs = collectedFirst(listed, words);
  for (const { id, name } of listed) {
    const first = listed.filter(({ task }) => isPostedFor(name, task)).map((other) => other.id);
    if (first.length > 0) needs.set(id, [...new Set([...(needs.get(id) ?? []), ...first])]);
  }
  return needs;
}

const invoicing = 'Issuing customer invoices';
const chasing = 'Chasing overdue payments';

/**
 * Work that the catalogue doesn't know, or only as work of a trade, and what stands on it: nobody is billed or reminded
 * from an unposted record, and nobody is told where a job is that moves on paper.
 */
const posting: readonly { pattern: RegExp; before: readonly string[]; isOfTrades?: true }[] = [
  {
    pattern:
      /^(?!.*\b(?:suppliers?|vendors?|payroll|bill payments?)\b).*(?:\b(?:post|apply|enter|record|key|scan|match)(?:n?ing)?\b.*\b(?:payments?|remittances?)\b|\b(?:post|deposit|scan)(?:n?ing)? (?:(?:the|our|customer|paper|incoming) ){0,2}(?:checks?|deposit slips?)\b|\bpayments? (?:posting|application|entry)\b)/iu,
    before: [chasing],
  },
  {
    pattern:
      /^(?=.*\b(?:post|collect|gather|scan|captur|photograph|digitiz|enter|typ|key|record|sort|pictures?\b|photos?\b)).*\b(?:bills? of lading|bols?|(?:delivery|packing|load|weigh|scale) (?:slips?|tickets?|notes?|receipts?)|(?<=posting )slips|proofs? of delivery|pods?)\b/iu,
    before: [invoicing],
  },
  {
    pattern: /^(?:(?:post|scan|open|sort)(?:n?ing)?,? (?:and )?){1,3}(?:the |our |incoming |daily )*mail\b/iu,
    before: [invoicing, chasing],
  },
  { pattern: jobsOnPaper, before: [orderStatus], isOfTrades: true },
];

const isPostedFor = (name: string, task: TaskInput): boolean =>
  posting.some(
    ({ pattern, before, isOfTrades }) =>
      before.includes(name) &&
      (isOfTrades || countedAs(task) === undefined) &&
      pattern.test(normalizeWords(enteredNameOf(task))),
  );

/** The words of a task's name that may name its records. */
const recordsIn = (taskName: string): Set<string> =>
  new Set([...distinctiveWords(taskName)].filter((stem) => !capturing.test(stem)));

/** Words for getting records into software, which other work waits for: they are collected before they are typed. */
const collects = /\b(?:collect|gather|scan|captur|paper|digitiz|pictures?\b|photos?\b)/iu;
const types = /\b(?:enter|typ|transcrib|record|key)/iu;
const capturing = { test: (text: string) => collects.test(text) || types.test(text) };
const captureStep = (text: string): number => (collects.test(text) ? 0 : types.test(text) ? 1 : 2);

/**
 * Returns the tasks that bring another task's records into software: its work arrives on paper, and the client lists
 * the collecting of the same records as a task.
 */
function collectedFirst(listed: readonly ListedTask[], words: FreeText): Map<string, string[]> {
  const collecting = listed.filter(({ task }) => capturing.test(enteredNameOf(task)));
  if (collecting.length === 0) return new Map();
  const arrivals = incomingWords(words, new Set(listed.map(({ name }) => name)));
  return new Map(
    listed.flatMap(({ id, name, task }) => {
      const arrival = arrivals.get(name);
      if (!arrival && task.input !== 'paper') return [];
      const said = readWords(arrival ?? '');
      const records = recordsIn(enteredNameOf(task));
      const captured = collecting.filter(
        (other) =>
          captureStep(enteredNameOf(other.task)) < captureStep(enteredNameOf(task)) &&
          (sharedWords(said, distinctiveWords(enteredNameOf(other.task))).length > 0 ||
            [...recordsIn(enteredNameOf(other.task))].some((record) => records.has(record))),
      );
      return captured.length > 0 ? [[id, captured.map((other) => other.id)] as const] : [];
    }),
  );
}
