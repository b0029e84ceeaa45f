import { describe, expect, it } from 'vitest';
import { PUT as putPreferences } from '@/app/auth/preferences/route';
import type { Preferences } from '@/schemas/account';
import { signedInAccount } from '../factories/account';
import { api, freshAddress, siteUrl } from '../helpers/api';

describe('the preferences', () => {
  const wanted: Preferences = { emailNotifications: false, marketingEmails: true, timezone: 'Europe/Berlin' };
  const read = (token: string) => api<Preferences>('GET', '/api/auth/preferences', { token });

  it('start with the defaults and are kept', async () => {
    const { token } = await signedInAccount();
    expect((await read(token)).body).toEqual({
      emailNotifications: true,
      marketingEmails: false,
      timezone: 'UTC',
    });
    expect((await api('PUT', '/api/auth/preferences', { token, body: wanted })).status).toBe(200);
    expect((await read(token)).body).toEqual(wanted);
  });

  it('are changed one by one, and all of them are answered', async () => {
    const { token } = await signedInAccount();
    await api('PUT', '/api/auth/preferences', { token, body: wanted });
    const answer = await api('PUT', '/api/auth/preferences', { token, body: { marketingEmails: false } });
    expect([answer.status, answer.body]).toEqual([200, { ...wanted, marketingEmails: false }]);
    expect((await read(token)).body).toEqual({ ...wanted, marketingEmails: false });
  });

  it('are served at the documented path outside of /api, behind the same guards', async () => {
    const { token } = await signedInAccount();
    const put = (headers: Record<string, string>, body: string) =>
      putPreferences(
        new Request(`${siteUrl}/auth/preferences`, {
          method: 'PUT',
          headers: { 'x-client-address': freshAddress(), 'Content-Type': 'application/json', ...headers },
          body,
        }),
      );
    const authorized = { Authorization: `Bearer ${token}` };
    const statuses = [
      await put(authorized, JSON.stringify(wanted)),
      await put({}, JSON.stringify(wanted)),
      await put(authorized, '{'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 401, 400]);
    expect((await read(token)).body).toEqual(wanted);
  });

  it.each([
    ['emailNotifications', 'true'],
    ['marketingEmails', 1],
    ['marketingEmails', null],
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+02:00'],
    ['timezone', ['UTC']],
    ['timezone', `America/${'x'.repeat(60)}`],
  ])('refuse %s = %o', async (field, value) => {
    const { token } = await signedInAccount();
    const answer = await api('PUT', '/api/auth/preferences', { token, body: { ...wanted, [field]: value } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect((await read(token)).body.timezone).toBe('UTC');
  });
});
