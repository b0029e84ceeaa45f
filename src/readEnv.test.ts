import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { modelSettingsOf } from './integrations/ai/ModelSettings';
import { readEnv, settingNames } from './readEnv';

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://site:secret-word@db.example.test:5432/site',
  PAYLOAD_SECRET: 'k3V9tq0LwXz7RbN2mYc8HsJ5uGf1PdAe',
} as const;

describe('readEnv', () => {
  it('fills in the defaults and takes empty texts for unset', () => {
    expect(readEnv({ ...complete, FIRM_NAME: '', ADMIN_EMAIL: '' })).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      FIRM_NAME: 'AI Advisory',
      SIGNUPS_PER_HOUR: 60,
    });
  });

  it('takes the site’s address without the slash at its end', () => {
    expect(readEnv({ ...complete, SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe(
      'https://www.example.com',
    );
    expect(() => readEnv({ ...complete, SITE_URL: 'https://www.example.com/x?y' })).toThrow('SITE_URL');
  });

  it('takes a list of origins that may frame the results', () => {
    const origins = 'https://intranet.example.com, http://localhost:8080';
    expect(readEnv({ ...complete, EMBED_ORIGINS: origins }).EMBED_ORIGINS).toEqual([
      'https://intranet.example.com',
      'http://localhost:8080',
    ]);
    expect(() => readEnv({ ...complete, EMBED_ORIGINS: '*; script-src *' })).toThrow('EMBED_ORIGINS');
  });

  it('names every bad key at once, and no value', () => {
    const read = () =>
      readEnv({
        ...complete,
        DATABASE_URL: 'mysql://secret-word@db/site',
        PAYLOAD_SECRET: 'short-secret',
        SITE_URL: 'ftp://typed-by-hand',
        SIGNUPS_PER_HOUR: 'many',
      });
    expect(read).toThrow(/DATABASE_URL.*PAYLOAD_SECRET.*SITE_URL.*SIGNUPS_PER_HOUR/);
    expect(read).not.toThrow(/secret-word|short-secret|typed-by-hand|many/);
  });

  it.each(['changeme', 'a'.repeat(40), `change-me-${complete.PAYLOAD_SECRET}`])(
    'refuses the secret %s',
    (secret) => {
      expect(() => readEnv({ ...complete, PAYLOAD_SECRET: secret })).toThrow('PAYLOAD_SECRET');
    },
  );

  it('refuses to start when all data would be deleted', () => {
    expect(() => readEnv({ ...complete, PAYLOAD_DROP_DATABASE: 'true' })).toThrow('PAYLOAD_DROP_DATABASE');
  });

  it('wants a sender for its mail', () => {
    const SMTP_URL = 'smtps://user:word@mail.example.com';
    expect(() => readEnv({ ...complete, SMTP_URL })).toThrow('MAIL_FROM');
    expect(() => readEnv({ ...complete, SMTP_URL: 'https://mail.example.com' })).toThrow('SMTP_URL');
    expect(readEnv({ ...complete, SMTP_URL, MAIL_FROM: 'site@example.com' })).toMatchObject({ SMTP_URL });
  });

  it('needs no database while pages are built', () => {
    expect(() => readEnv({ NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' })).not.toThrow();
  });

  describe('the language model', () => {
    const anthropic = { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-test', AI_API_KEY: 'sk-secret-key' };
    const local = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    };

    it('is off unless told', () => {
      expect(modelSettingsOf(readEnv(complete))).toBeUndefined();
    });

    it('is a vendor’s, with limits of its own accord', () => {
      expect(modelSettingsOf(readEnv({ ...complete, ...anthropic }))).toEqual({
        provider: 'anthropic',
        model: 'claude-test',
        apiKey: 'sk-secret-key',
        baseUrl: undefined,
        timeoutMs: 25_000,
        tokensPerUserPerDay: 150_000,
        tokensPerDay: 2_000_000,
        concurrency: 4,
      });
    });

    it('is a server of one’s own, which needs no key', () => {
      expect(modelSettingsOf(readEnv({ ...complete, ...local }))).toMatchObject({
        baseUrl: 'http://127.0.0.1:11434/v1',
        apiKey: undefined,
      });
    });

    it.each<[string, Record<string, string>, string]>([
      ['a provider without a model', { ...anthropic, AI_MODEL: '' }, 'AI_MODEL'],
      ['a model without a provider', { AI_MODEL: 'claude-test' }, 'AI_PROVIDER'],
      ['an unknown provider', { ...anthropic, AI_PROVIDER: 'gateway' }, 'AI_PROVIDER'],
      ['a vendor without a key', { ...anthropic, AI_API_KEY: '' }, 'AI_API_KEY'],
      ['a compatible server without an address', { ...local, AI_BASE_URL: '' }, 'AI_BASE_URL'],
      ['a password in the address', { ...local, AI_BASE_URL: 'https://me:word@host/v1' }, 'AI_BASE_URL'],
      [
        'a key on an open line',
        { ...anthropic, AI_BASE_URL: 'http://llm.example.com/v1' },
        'AI_BASE_URL must start with https://',
      ],
      ['a key that breaks the header', { ...anthropic, AI_API_KEY: 'sk\r\nX: y' }, 'AI_API_KEY'],
      ['more time than an analysis has', { ...anthropic, AI_TIMEOUT_SECONDS: '60' }, 'AI_TIMEOUT_SECONDS'],
      ['nobody at once', { ...anthropic, AI_CONCURRENCY: '0' }, 'AI_CONCURRENCY'],
    ])('is refused with %s', (_, settings, finding) => {
      const read = () => readEnv({ ...complete, ...settings });
      expect(read).toThrow(finding);
      expect(read).not.toThrow(/sk-secret|me:word/);
    });
  });
});

describe('what the documents say of the settings', () => {
  /** Set by our own programs only. */
  const internal = ['NODE_ENV', 'NEXT_DIST_DIR', 'PAYLOAD_DROP_DATABASE'];
  const documented = settingNames.filter((name) => !internal.includes(name)).sort();
  const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^# (?=[A-Z_]+=)/gm, ''));

  it('is complete in the example file, and each example can be used', () => {
    expect(Object.keys(example).sort()).toEqual(documented);
    expect(readEnv({ ...complete, ...example }).AI_PROVIDER).toBe('anthropic');
  });

  it('is complete in the README', () => {
    const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z_]+`.*$/gm) ?? [];
    const named = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]+/g) ?? []);
    expect(named.sort()).toEqual(documented);
  });
});
