import { bench } from 'vitest';
import { longPost } from './fixtures/longPost';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';

const body = markdownToLexical(longPost);

// The budget is 100 ms for 50 kB, each way.
bench('50 kB of Markdown into the editor’s nodes', () => {
  markdownToLexical(longPost);
});

bench('50 kB of Markdown back from them', () => {
  lexicalToMarkdown(body);
});
