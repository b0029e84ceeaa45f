import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { projectRoot } from './projectPaths.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(projectRoot, file), 'utf8');

/**
 * @typedef {object} PodSpec
 * @property {boolean} [automountServiceAccountToken]
 * @property {{ env?: { name: string }[], ports?: { name: string }[] }[]} containers
 *
 * @typedef {object} Manifest
 * @property {string} kind
 * @property {{ name: string }} metadata
 * @property {Record<string, string>} data
 * @property {{ template?: { spec: PodSpec, metadata?: { labels: { app: string } } }, podSelector: { matchExpressions: { values: string[] }[] }, ingress: { from?: unknown[], ports: { port: string }[] }[] }} spec
 */

describe('the example for Kubernetes', () => {
  const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map(
    (document) => /** @type {Manifest} */ (document.toJS()),
  );
  const pods = manifests.flatMap(({ metadata, spec }) =>
    spec?.template ? [{ name: metadata.name, ...spec.template }] : [],
  );
  const ofKind = (/** @type {string} */ kind) => manifests.filter((manifest) => manifest.kind === kind);

  it('gives no pod a token of the cluster', () => {
    const given = pods.map(({ name, spec }) => [name, spec.automountServiceAccountToken]);
    expect(given).toEqual(['site-migrate', 'site-web', 'site-worker'].map((name) => [name, false]));
  });

  it('tells the first administrator’s password to the migration alone', () => {
    const told = pods.filter(({ spec }) => JSON.stringify(spec).includes('site-first-admin'));
    expect(told.map(({ name }) => name)).toEqual(['site-migrate']);
    const settings = ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data));
    expect(settings.filter((name) => name.startsWith('ADMIN_'))).toEqual([]);
  });

  it('says who reaches each port', () => {
    const [policy] = ofKind('NetworkPolicy');
    const serving = pods.filter(({ spec }) => spec.containers.some(({ ports }) => ports));
    expect(policy?.spec.podSelector.matchExpressions[0]?.values).toEqual(
      serving.map(({ metadata }) => metadata?.labels.app),
    );
    const open = policy?.spec.ingress.filter(({ from }) => !from?.length);
    const ports = policy?.spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port));
    expect([open, ports]).toEqual([[], ['http', 'metrics']]);
  });
});

describe('the compose file', () => {
  /** @type {{ services: Record<string, { env_file?: unknown, environment?: Record<string, string> }> }} */
  const { services } = parse(read('compose.yaml'), { merge: true });
  const toldOf = (/** @type {string} */ secret) =>
    Object.keys(services).filter((name) =>
      JSON.stringify(services[name]?.environment ?? {}).includes(`\${${secret}`),
    );
  const ofSite = ['migrate', 'web-one', 'web-two', 'worker'];

  it('tells each secret to those who need it', () => {
    expect(toldOf('STORE_ROOT_SECRET')).toEqual(['store', 'store-account']);
    expect(toldOf('ADMIN_PASSWORD')).toEqual(['migrate']);
    expect(toldOf('STORE_SECRET')).toEqual(['store-account', ...ofSite]);
    expect(toldOf('DATABASE_PASSWORD')).toEqual(['database', ...ofSite]);
    expect(toldOf('PAYLOAD_SECRET')).toEqual(ofSite);
    const files = Object.values(services).map((service) => service.env_file);
    expect(JSON.stringify(files)).not.toContain('"path":".env"');
  });
});

it('images and version managers are told the same Node', () => {
  const version = read('.nvmrc').trim();
  const named = [...read('Dockerfile').matchAll(/\bnode:(\d\S*)/g)].map(([, tag]) => tag);
  expect(new Set(named)).toEqual(new Set([`${version}-bookworm-slim`]));
  expect(read('README.md')).toContain(`You need Node ${version} (`);
});

describe('what gets into an image', () => {
  const lines = (/** @type {string} */ file) =>
    read(file)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));

  it('is what is named, without settings and archives', () => {
    const [first, ...others] = lines('.dockerignore');
    expect(first).toBe('*');
    const named = others.filter((line) => line.startsWith('!'));
    expect(named).toEqual([
      ...['!package.json', '!package-lock.json', '!LICENSE'],
      ...[
        '!next.config.mjs',
        '!payload.config.ts',
        '!tsconfig.json',
        '!public',
        '!docs/guide',
        '!scripts',
        '!src',
      ],
    ]);
    expect(others).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '**/*.tar.gz', '**/*.part']));
  });

  it('nor into the repository: neither settings nor archives', () => {
    expect(lines('.gitignore')).toEqual(
      expect.arrayContaining(['.env', '.env.*', '!.env.example', '*.tar.gz', '*.tgz', '*.part', '*.dump']),
    );
  });
});
