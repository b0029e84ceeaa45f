import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelSettingsOf } from './integrations/ai/ModelSettings';
import { readEnv, settingNames } from './readEnv';
import { readSettings } from '../scripts/steps/readSettings.mjs';
import { storeSettings } from './storeSettings.mjs';

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

  it('takes true, false, 1 and 0 for what is switched on or off', () => {
    expect(readEnv(complete)).toMatchObject({
      CSP_REPORT_ONLY: false,
      WAIT_FOR_FIRST_PAINT: true,
      PRELOAD_FONTS: true,
      MINIFY_SERVER: true,
    });
    const given = {
      CSP_REPORT_ONLY: '1',
      WAIT_FOR_FIRST_PAINT: '0',
      PRELOAD_FONTS: 'false',
      MINIFY_SERVER: 'true',
    };
    expect(readEnv({ ...complete, ...given })).toMatchObject({
      CSP_REPORT_ONLY: true,
      WAIT_FOR_FIRST_PAINT: false,
      PRELOAD_FONTS: false,
      MINIFY_SERVER: true,
    });
    expect(() => readEnv({ ...complete, CSP_REPORT_ONLY: 'yes' })).toThrow(
      'CSP_REPORT_ONLY must be true or false',
    );
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

  it('takes a former secret as the commands took it when it was the secret', () => {
    const typed = ` ${complete.PAYLOAD_SECRET}\t`;
    const former = readEnv({ ...complete, PAYLOAD_SECRET_PREVIOUS: typed }).PAYLOAD_SECRET_PREVIOUS;
    expect(former).toBe(complete.PAYLOAD_SECRET);
    expect(readSettings({ ...complete, PAYLOAD_SECRET: typed }).payloadSecret).toBe(former);
    expect(readEnv({ ...complete, PAYLOAD_SECRET: typed }).PAYLOAD_SECRET).toBe(former);
  });

  it.each(['changeme', 'a'.repeat(40), `change-me-${complete.PAYLOAD_SECRET}`])(
    'refuses the secret %s',
    (secret) => {
      expect(() => readEnv({ ...complete, PAYLOAD_SECRET: secret })).toThrow('PAYLOAD_SECRET');
    },
  );

  describe('a secret in a file', () => {
    let folder: string;
    beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))));
    afterEach(() => rmSync(folder, { recursive: true }));

    function inFile(content: string): string {
      const file = path.join(folder, 'secret');
      writeFileSync(file, content);
      return file;
    }
    const { PAYLOAD_SECRET, ...others } = complete;

    it.each(['', '\n', '\r\n'])('is read without the end of its line (%j)', (end) => {
      const read = readEnv({
        ...others,
        PAYLOAD_SECRET: '',
        PAYLOAD_SECRET_FILE: inFile(PAYLOAD_SECRET + end),
      });
      expect(read.PAYLOAD_SECRET).toBe(PAYLOAD_SECRET);
    });

    it.each<[string, () => Record<string, string>, string]>([
      [
        'beside the secret itself',
        () => ({ PAYLOAD_SECRET_FILE: inFile('hunter2'), PAYLOAD_SECRET }),
        'both set',
      ],
      ['that is empty', () => ({ PAYLOAD_SECRET_FILE: inFile('\n') }), 'PAYLOAD_SECRET_FILE .* empty'],
      ['that is weak', () => ({ PAYLOAD_SECRET_FILE: inFile('hunter2') }), 'PAYLOAD_SECRET must be'],
      [
        'that is not there',
        () => ({ AI_API_KEY_FILE: path.join(folder, 'none') }),
        'AI_API_KEY_FILE .*ENOENT',
      ],
      [
        'that is a folder',
        () => ({ DATABASE_URL: '', DATABASE_URL_FILE: folder }),
        'DATABASE_URL_FILE .*EISDIR',
      ],
    ])('is refused %s', (_, settings, finding) => {
      const read = () => readEnv({ ...others, ...settings() });
      expect(read).toThrow(new RegExp(finding));
      expect(read).not.toThrow(new RegExp(`hunter|${PAYLOAD_SECRET}`));
    });
  });

  it('refuses to start when all data would be deleted', () => {
    expect(() => readEnv({ ...complete, PAYLOAD_DROP_DATABASE: 'true' })).toThrow('PAYLOAD_DROP_DATABASE');
  });

  it('wants a sender for its mail', () => {
    const SMTP_URL = 'smtps://user:word@mail.example.com';
    expect(() => readEnv({ ...complete, SMTP_URL })).toThrow('MAIL_FROM');
    expect(() => readEnv({ ...complete, SMTP_URL: 'https://mail.example.com' })).toThrow('SMTP_URL');
    expect(readEnv({ ...complete, SMTP_URL, MAIL_FROM: 'site@example.com' })).toMatchObject({ SMTP_URL });
  });

  it.each([
    ['smtps://user:100%25@mail.example.com', true],
    ['smtps://user%40example.com:word@mail.example.com', true],
    ['smtps://user:hunter2%@mail.example.com', false],
    ['smtps://user:hunter2%zz@mail.example.com', false],
    ['smtps://us%er:hunter2@mail.example.com', false],
  ])('reads the login of the mail server in %s, or says how the sign is written', (SMTP_URL, isReadable) => {
    const read = () => readEnv({ ...complete, SMTP_URL, MAIL_FROM: 'site@example.com' });
    if (isReadable) return expect(read).not.toThrow();
    expect(read).toThrow(/SMTP_URL has a % .*%25/);
    expect(read).not.toThrow('hunter2');
  });

  it.each([
    ['hunter7 staple', null],
    ['short', 'ADMIN_PASSWORD can’t be used: Must be at least 6 characters.'],
    ['Password123', 'ADMIN_PASSWORD can’t be used: This password is among the most used ones.'],
  ])('wants a first password that can be set, such as %s', (ADMIN_PASSWORD, problem) => {
    const read = () => readEnv({ ...complete, ADMIN_PASSWORD });
    if (problem === null) return expect(read).not.toThrow();
    expect(read).toThrow(problem);
    expect(read).not.toThrow(ADMIN_PASSWORD);
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
        isShared: false,
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

describe('the store for pictures', () => {
  const store = {
    S3_BUCKET: 'firm-pictures',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'hunter2/secret+key',
  };

  it('is off unless told', () => {
    expect(storeSettings(readEnv(complete))).toBeNull();
    expect(storeSettings(readEnv({ ...complete, S3_BUCKET: '', S3_REGION: '' }))).toBeNull();
  });

  it('is Amazon’s own, or another one', () => {
    expect(storeSettings(readEnv({ ...complete, ...store }))).toEqual({
      bucket: 'firm-pictures',
      endpoint: undefined,
      region: 'us-east-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'hunter2/secret+key',
      usesPathStyle: false,
    });
    const own = { S3_ENDPOINT: 'http://minio:9000', S3_REGION: 'here', S3_PATH_STYLE: 'true' };
    expect(storeSettings(readEnv({ ...complete, ...store, ...own }))).toMatchObject({
      endpoint: 'http://minio:9000',
      region: 'here',
      usesPathStyle: true,
    });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a bucket alone',
      { S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
      'S3_ACCESS_KEY_ID is required .*S3_S',
    ],
    ['no secret', { S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is required when S3_BUCKET is set'],
    ['no bucket', { S3_BUCKET: '' }, 'S3_BUCKET is required when S3_ACCESS_KEY_ID is set'],
    ['a bucket that is a path', { S3_BUCKET: '../other' }, 'S3_BUCKET'],
    ['a password in the address', { S3_ENDPOINT: 'https://me:hunter2@host' }, 'S3_ENDPOINT'],
    ['another protocol', { S3_ENDPOINT: 'ftp://host' }, 'S3_ENDPOINT'],
    ['a key that breaks the header', { S3_SECRET_ACCESS_KEY: 'hunter2\r\nX: y' }, 'S3_SECRET_ACCESS_KEY'],
    ['another word', { S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE'],
  ])('is refused with %s, by the site and by the commands', (_, settings, finding) => {
    for (const read of [readEnv, readSettings]) {
      const reading = () => read({ ...complete, ...store, ...settings });
      expect(reading).toThrow(new RegExp(finding));
      expect(reading).not.toThrow('hunter2');
    }
  });
});

describe('traces', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example.com/' };

  it('go to an address, in the share that is wanted', () => {
    expect(readEnv(complete)).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: 1 });
    expect(readEnv(complete).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
    expect(readEnv({ ...complete, ...collector, OTEL_TRACES_SAMPLER_ARG: '0.05' })).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example.com',
      OTEL_TRACES_SAMPLER_ARG: 0.05,
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['no address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    ['a password in it', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:hunter2@host' }, 'OTEL_EXPORTER_OTLP_E'],
    ['more than all', { OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG'],
    ['a header that breaks', { OTEL_EXPORTER_OTLP_HEADERS: 'key=hunter2\r\nX: y' }, 'OTEL_EXPORTER_OTLP_H'],
    [
      'a key on an open line',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otlp.example.com', OTEL_EXPORTER_OTLP_HEADERS: 'key=hunter2' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must start with https',
    ],
  ])('are refused with %s', (_, settings, finding) => {
    const read = () => readEnv({ ...complete, ...collector, ...settings });
    expect(read).toThrow(finding);
    expect(read).not.toThrow('hunter2');
  });
});

describe('what the documents say of the settings', () => {
  /** Set by our own programs only. */
  const internal = ['NODE_ENV', 'NEXT_DIST_DIR', 'PAYLOAD_DROP_DATABASE'];
  const documented = settingNames.filter((name) => !internal.includes(name)).sort();
  const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^# (?=[A-Z0-9_]+=)/gm, ''));

  it('is complete in the example file, and each example can be used', () => {
    expect(Object.keys(example).sort()).toEqual(documented);
    expect(readEnv({ ...complete, ...example }).AI_PROVIDER).toBe('anthropic');
  });

  it('is complete in docs/settings.md', () => {
    const rows = readFileSync('docs/settings.md', 'utf8').match(/^\| `[A-Z0-9_]+`.*$/gm) ?? [];
    const named = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z0-9_]+/g) ?? []);
    expect(named.sort()).toEqual(documented);
  });
});
