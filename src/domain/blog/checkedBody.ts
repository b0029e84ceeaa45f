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
  /** Why the body can't be stored, in words for its author; null when it can. */
  problem: string | null;
  /** As pages show it; nothing where there is a problem. */
  blocks: Block[];
}

/**
 * Checks a body and reads it, for which its Markdown is parsed once. Looks at every node, whatever its kind, so that
 * nothing hides where pages don't look. Drafts may hold links that have no address yet. Links in Markdown blocks may lead
 * anywhere: unsafe ones are shown as words.
 */
export function checkedBody(body: unknown, { isDraft = false } = {}): CheckedBody {
  const problem = problemOutsideMarkdown(body, isDraft);
  if (problem !== null) return { problem, blocks: [] };
  const markdown = markdownOf(body);
  return markdown.problem === null
    ? { problem: null, blocks: readBody(body, markdown) }
    : { problem: markdown.problem, blocks: [] };
}

/** Together the Markdown blocks may measure and hold what one text may: they are parsed as one. */
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
    // Drafts are saved while the address of a new link is being typed.
    (address) => !isSafeHref(address) && !(isDraft && address === newLinkAddress),
  );
  return refused === undefined ? null : `A link leads to “${refused.slice(0, 80)}”. ${linkRule}`;
}
