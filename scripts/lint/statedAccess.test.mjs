import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { statedAccess } from './statedAccess.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ messageId: 'unstated' }];

new RuleTester().run('a call of the Local API states its access', statedAccess, {
  valid: [
    "req.payload.find({ collection: 'posts', overrideAccess: true })",
    'payload.update({ ...words, overrideAccess: false, req })',
    "payload.jobs.queue({ task: 'sendMail', overrideAccess: true })",
    'const common = { overrideAccess: true }; payload.find({ ...common, limit: 1 }); payload.count(common);',
    'payload.jobs.handleSchedules()',
    'payload.auth({ headers })',
    'rows.find((row) => row.id === id)',
    'cache.delete(key)',
  ],
  invalid: [
    { code: "req.payload.find({ collection: 'posts' })", errors },
    { code: 'payload.create(words)', errors },
    { code: 'payload.update({ ...words })', errors },
    { code: 'const common = { limit: 1 }; payload.update({ ...common })', errors },
    { code: 'const read = (common) => payload.find(common)', errors },
    { code: "this.payload.findGlobal({ slug: 'site-settings' })", errors },
    { code: 'payload.findVersionByID({ id })', errors },
    { code: 'payload.restoreVersion({ id })', errors },
    { code: 'req.payload.jobs.run({ queue })', errors },
    { code: 'payload.jobs.cancel()', errors },
  ],
});
