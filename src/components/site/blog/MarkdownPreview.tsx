import { sizeProblem } from '@/domain/markdown/sizeProblem';
import { readMarkdown } from '@/domain/markdown/readMarkdown';
import { PostBody } from './PostBody';

/** What a text in Markdown will look like on its page. For browsers too; what can't be taken is said instead. */
export function MarkdownPreview({ markdown }: { markdown: string }) {
  const problem = sizeProblem(markdown);
  return problem ? <p>{problem}</p> : <PostBody blocks={readMarkdown(markdown)} />;
}
