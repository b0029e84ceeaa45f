import { expect, it } from 'vitest';
import { signedInAccount } from '../factories/account';
import { bodyOf, element, textNode, writePost } from '../factories/post';

/** A link with a title, which only the editor's own forms measure. */
const linkTitled = (title: string) =>
  element('link', [textNode('here')], {
    version: 3,
    id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
    fields: { linkType: 'custom', url: '/about', newTab: false, title },
  });

it('holds a text that comes from the panel to the rules of the editor’s forms', async () => {
  const { token } = await signedInAccount({ role: 'marketer' });
  const statusOf = async (title: string) => {
    const body = bodyOf(element('paragraph', [linkTitled(title)]));
    return (await writePost({ token, fields: { body } })).status;
  };
  expect(await statusOf('t'.repeat(300))).toBe(201);
  expect(await statusOf('t'.repeat(301))).toBe(400);
});
