import { expect, it } from 'vitest';
import { withBodyPictureAddress } from './bodyPictureAddresses';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';

const there = 'https://pictures.example/lamp.png';

it('changes the address of a picture wherever a text shows it, and nothing else', () => {
  const markdown = `See [it](${there}).\n\n![A lamp](${there} "Lit")\n\n- ![A lamp](${there}) and words\n\n![Other](${there}?2)`;
  const changed = withBodyPictureAddress(markdownToLexical(markdown), there, '/blog-images/lamp.webp');
  expect(lexicalToMarkdown(changed)).toBe(
    markdown
      .replace(`![A lamp](${there} "Lit")`, '![A lamp](/blog-images/lamp.webp "Lit")')
      .replace(`![A lamp](${there}) and`, '![A lamp](/blog-images/lamp.webp) and'),
  );
});

it('leaves what is no body alone', () => {
  expect(withBodyPictureAddress(null, there, '/x')).toBeNull();
});
