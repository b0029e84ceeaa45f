import { sizeProblem } from '@/domain/markdown/sizeProblem';
import { readMarkdown } from '@/domain/markdown/readMarkdown';
import { PostBody } from './PostBody';

/** Preview of Markdown as on the public page. Also runs in the browser; unsupported content is reported. */
export function MarkdownPreview({ markdown }: { markdown: string }) {
  const problem = sizeProblem(markdown);
  return problem ? <p>{problem}</p> : <PostBody blocks={readMarkdown(markdown)} />;
}
