import { describe, expect, it } from 'vitest';
import { signedInAccount } from '../factories/account';
import { api, openApi } from '../helpers/api';

const pictures = '/api/guide/pictures';

describe('the pictures of the guides', () => {
  it('are served to staff only, and kept by their browser alone', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    const picture = `${pictures}/panel-home.webp`;
    const answer = await openApi('GET', picture, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=3600');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    expect((await openApi('GET', picture)).status).toBe(401);
    const client = await signedInAccount();
    expect((await openApi('GET', picture, { token: client.token })).status).toBe(403);
  });

  it.each([
    '..%2fmarketers.md',
    '..%2f..%2f..%2fpackage.json',
    '..%5c..%5cmarketers.md',
    '../marketers.md',
    '%2e%2e/marketers.md',
    'marketers.md',
    '.webp',
    'panel-home.webp%00',
    'panel-home.webp%2f..%2f..%2fmarketers.md',
  ])('are found by their name only, not by %s', async (name) => {
    const { token } = await signedInAccount({ role: 'admin' });
    const answer = await api('GET', `${pictures}/${name}`, { token });
    expect([400, 404]).toContain(answer.status);
  });
});

describe('the offer of the guide', () => {
  const path = '/api/payload-preferences/guide-offer';
  const answerOf = async (token: string) => (await api('GET', path, { token })).body.value;

  it('ends for the account that answers it', async () => {
    const [one, other] = [
      await signedInAccount({ role: 'marketer' }),
      await signedInAccount({ role: 'admin' }),
    ];
    expect(await answerOf(one.token)).toBeNull();
    const { status } = await api('POST', path, { token: one.token, body: { value: 'answered' } });
    expect(status).toBe(200);
    expect(await answerOf(one.token)).toBe('answered');
    expect(await answerOf(other.token)).toBeNull();
  });

  it('is made to staff only', async () => {
    const { token } = await signedInAccount();
    expect((await api('GET', path, { token })).status).toBe(404);
    expect((await api('GET', path)).status).toBe(404);
  });
});
