import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { statedVersions } from './statedVersions.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ messageId: 'unstated' }];

new RuleTester().run('a collection states its versions', statedVersions, {
  valid: [
    "export const posts = { slug: 'posts', access: { read, readVersions }, versions: false, fields: [] }",
    "export const block = { slug: 'code', fields: [] }",
  ],
  invalid: [
    { code: "const posts = { slug: 'posts', access: { read, readVersions }, fields: [] }", errors },
    {
      code: "const posts = { slug: 'posts', access: { read }, versions: { drafts: true }, fields: [] }",
      errors,
    },
  ],
});
