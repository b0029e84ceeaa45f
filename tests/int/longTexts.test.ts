import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPost } from '@/queries/blog/getPost';
import { signedInAccount, type TestAccount } from '../factories/account';
import { createPost, freshSlug, postBody } from '../factories/adminPost';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

/** Takes the reader long enough to be noticed. */
const longText = Array.from({ length: 300 }, (_, row) => `| Row ${row} | \`a__b\` | *c* |`).join('\n');
const content = `| A | B | C |\n| - | - | - |\n${longText}\n\n[^1]: Note.\n\nText[^1].`;

describe('long texts', () => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await signedInAccount({ role: 'marketer' });
  });

  it('are saved, checked and read without this thread', async () => {
    const post = { slug: freshSlug(), content, published: true };
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = performance.eventLoopUtilization();
    const saved = await createPost(staff.token, post);
    const body = postBody(post);
    const checked = await api('POST', '/api/admin/blog/check', { token: staff.token, body });
    const { utilization } = performance.eventLoopUtilization(before);
    delay.disable();
    expect([saved.status, checked.status]).toEqual([201, 200]);
    expect(utilization).toBeLessThan(0.6);
    expect(delay.max / 1e6).toBeLessThan(500);
    const found = await findPost(await testPayload(), post.slug);
    expect(JSON.stringify(found)).toContain('Row 299');
  });

  it('are refused in words as short ones are', async () => {
    const nested = '> '.repeat(60) + 'x'.repeat(2_000);
    const answer = await createPost(staff.token, { content: nested });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('nested too deeply');
  });
});
