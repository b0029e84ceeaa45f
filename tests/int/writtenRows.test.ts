import { expect, it } from 'vitest';
import { signedInAccount } from '../factories/account';
import { bodyOf, element, textNode, writePost } from '../factories/post';
import { hearQueries } from '../helpers/countQueries';
import { testPayload } from '../helpers/testPayload';

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';

it('are not sent back with their texts, which nobody would read', async () => {
  const { token } = await signedInAccount({ role: 'marketer' });
  const statements: string[] = [];
  const stop = await hearQueries(await testPayload(), (statement) => statements.push(textOf(statement)));
  const body = bodyOf(element('paragraph', [textNode('Some words.')]));
  const written = await writePost({ token, fields: { body } }).finally(stop);
  expect(written.body.doc.body).toMatchObject(body);
  const answered = statements
    .filter((text) => /^insert into "(posts|_posts_v)"/.test(text))
    .map((text) => text.slice(text.indexOf(' returning ')));
  expect(answered).toHaveLength(2);
  for (const columns of answered) expect(columns).not.toMatch(/"(version_)?body"/);
});
