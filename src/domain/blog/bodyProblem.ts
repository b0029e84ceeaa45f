import { blogLimits } from './blogLimits';
import { isRecord } from './isRecord';
import { MarkdownProblem } from '../markdown/MarkdownProblem';
import { markdownSourceOf } from '../markdown/markdownSourceOf';
import { normalizeMarkdown } from '../markdown/normalizeMarkdown';
import { lengthProblem } from '../markdown/sizeProblem';
import { readTogether } from '../markdown/readTogether';
import { readSource } from '../markdown/readSource';
import { isSafeHref } from './isSafeHref';

const linkRule = 'Links may begin with https://, http://, mailto:, tel: or, within this site, / or #.';

/** What the editor puts into a new link until its author has typed the address; drafts are saved in between. */
const unfinishedAddress = 'https://';

/**
 * Why a body can't be stored, in words for its author; null when it can. Looks at every node, whatever its kind, so
 * that nothing hides where pages don't look. Drafts may hold links that have no address yet. Links in Markdown blocks may
 * lead anywhere: unsafe ones are shown as words.
 */
export function bodyProblem(body: unknown, { isDraft = false } = {}): string | null {
  if (body === null || body === undefined) return null;
  if (!isRecord(body) || !isRecord(body.root)) return 'The text has no known format.';
  return (
    depthProblem(body.root) ??
    sizeProblem(body) ??
    linkProblem(body.root, isDraft) ??
    markdownProblem(body.root)
  );
}

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

function linkProblem(node: unknown, isDraft: boolean): string | null {
  if (!isRecord(node)) return null;
  if (node.type === 'link' || node.type === 'autolink') {
    const url = isRecord(node.fields) ? node.fields.url : undefined;
    const isUnfinished = isDraft && url === unfinishedAddress;
    if (!isUnfinished && (typeof url !== 'string' || !isSafeHref(url))) {
      return `A link leads to “${String(url).slice(0, 80)}”. ${linkRule}`;
    }
  }
  const children = Array.isArray(node.children) ? node.children : [];
  for (const child of children) {
    const problem = linkProblem(child, isDraft);
    if (problem) return problem;
  }
  return null;
}

/** The editor puts Markdown blocks at the top level only. Together they may measure what one text may. */
function markdownProblem({ children }: Record<string, unknown>): string | null {
  const nodes = Array.isArray(children) ? children : [];
  const sources = nodes.map(markdownSourceOf).filter((source) => source !== null);
  const problem = lengthProblem(sources);
  if (problem !== null || readTogether(sources) !== null) return problem;
  return sources.map(sourceProblem).find((each) => each !== null) ?? null;
}

function sourceProblem(source: string): string | null {
  try {
    readSource(normalizeMarkdown(source));
    return null;
  } catch (error) {
    if (error instanceof MarkdownProblem) return error.message;
    throw error;
  }
}
