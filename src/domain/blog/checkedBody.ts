import type { Block } from './Body';
import { blogLimits } from './blogLimits';
import { isRecord } from '../isRecord';
import { isSafeHref } from './isSafeHref';
import { linkAddresses } from './linkAddresses';
import { newLinkAddress } from './newLinkAddress';
import { markdownOf, markdownSources, readBody } from './readBody';
import { crowdProblem } from '../markdown/crowdProblem';
import { normalizeMarkdown } from '../markdown/normalizeMarkdown';
import { lengthProblem } from '../markdown/sizeProblem';

const linkRule = 'Links may begin with https://, http://, mailto:, tel: or, within this site, / or #.';

interface CheckedBody {
  /** Why the body can't be stored, as a message for its author; null if it can. */
  problem: string | null;
  /** The body as pages render it; empty if there is a problem. */
  blocks: Block[];
}

/**
 * Validates a body and reads it, so that its Markdown is parsed only once. Checks every node, whatever its type,
 * including those that pages don't render. Drafts may contain links without an address yet. Links in Markdown blocks
 * may have any address: unsafe ones render as text.
 */
export function checkedBody(body: unknown, { isDraft = false } = {}): CheckedBody {
  const problem = problemOutsideMarkdown(body, isDraft);
  if (problem !== null) return { problem, blocks: [] };
  const markdown = markdownOf(body);
  return markdown.problem === null
    ? { problem: null, blocks: readBody(body, markdown) }
    : { problem: markdown.problem, blocks: [] };
}

/** Limits apply to all Markdown blocks together, because they are parsed as one text. */
function problemOutsideMarkdown(body: unknown, isDraft: boolean): string | null {
  if (body === null || body === undefined) return null;
  if (!isRecord(body) || !isRecord(body.root)) return 'The text has no known format.';
  return (
    depthProblem(body.root) ??
    sizeProblem(body) ??
    linkProblem(body.root, isDraft) ??
    manyProblem(markdownSources(body))
  );
}

const manyProblem = (sources: readonly string[]): string | null =>
  lengthProblem(sources) ?? crowdProblem(sources.map(normalizeMarkdown).join('\n\n'));

function depthProblem(root: unknown): string | null {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > blogLimits.bodyMaxDepth) return 'The text is nested too deeply.';
    level = level.flatMap((node) => (isRecord(node) && Array.isArray(node.children) ? node.children : []));
  }
  return null;
}

function sizeProblem(body: unknown): string | null {
  return JSON.stringify(body).length > blogLimits.bodyMaxCharacters ? 'The text is too long.' : null;
}

function linkProblem(root: unknown, isDraft: boolean): string | null {
  const refused = linkAddresses(root).find(
    // Drafts are autosaved while the author is still typing the address of a new link.
    (address) => !isSafeHref(address) && !(isDraft && address === newLinkAddress),
  );
  return refused === undefined ? null : `A link leads to “${refused.slice(0, 80)}”. ${linkRule}`;
}
