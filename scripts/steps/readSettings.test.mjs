import { describe, expect, it } from 'vitest';
import { readSettings } from './readSettings.mjs';

const secret = 'k3V9tq0LwXz7RbN2mYc8HsJ5uGf1PdAe';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual({
      port: 3000,
      host: undefined,
      databaseUrl: undefined,
      payloadSecret: undefined,
      siteUrl: 'http://localhost:3000',
      trustedProxies: 0,
      compresses: true,
      pictureStore: null,
    });
  });

  it('takes what is set', () => {
    const settings = readSettings({
      PORT: '8080',
      DATABASE_URL: 'postgresql://user:p%40ss@db.example:5433/site',
      PAYLOAD_SECRET: secret,
      SITE_URL: 'https://www.example.com/',
      TRUST_PROXY: '1',
      MINIFY_SERVER: '0',
    });
    expect(settings).toMatchObject({
      port: 8080,
      siteUrl: 'https://www.example.com',
      trustedProxies: 1,
      minifiesServer: false,
    });
  });

  it.each([
    ['COMPRESS', 'no'],
    ['CSP_REPORT_ONLY', 'yes'],
    ['MINIFY_SERVER', 'off'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_URL', 'nonsense'],
    ['PAYLOAD_SECRET', 'short'],
    ['PAYLOAD_SECRET', 'a'.repeat(40)],
    ['PAYLOAD_SECRET', `change-me-${secret}`],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://www.example.com/shop'],
    ['TRUST_PROXY', 'yes'],
  ])('refuses %s=%s and names it', (key, value) => {
    expect(() => readSettings({ [key]: value })).toThrow(
      new RegExp(`^Please correct the settings: ${key} must`),
    );
  });

  it('names every wrong setting, and no value of a secret one', () => {
    const read = () =>
      readSettings({ PORT: 'x', PAYLOAD_SECRET: 'hunter2', DATABASE_URL: 'postgres://u:hunter3@h' });
    expect(read).toThrow(/PORT.*DATABASE_URL.*PAYLOAD_SECRET/);
    expect(read).not.toThrow(/hunter/);
  });
});
