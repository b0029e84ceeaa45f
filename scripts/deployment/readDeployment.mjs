import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { projectRoot } from '../steps/projectPaths.mjs';

/** @typedef {Record<string, string>} Settings */

/**
 * @typedef {object} Part a process of the site as one of the files starts it
 * @property {string} name
 * @property {string[]} command
 * @property {Settings} settings by name; those of the image included
 * @property {number[]} ports that others are told it listens on
 * @property {string[]} probes paths that it is asked for
 * @property {number} graceSeconds that it is given to end
 * @property {string[]} writable folders
 */

/**
 * @typedef {object} DeploymentFiles the texts of the files
 * @property {string} dockerfile
 * @property {string} compose
 * @property {string} kubernetes
 * @property {string} proxy
 * @property {string} guide
 */

/** @returns {DeploymentFiles} those of this checkout */
export function deploymentFiles() {
  const read = (/** @type {string} */ file) => readFileSync(path.join(projectRoot, file), 'utf8');
  return {
    dockerfile: read('Dockerfile'),
    compose: read('compose.yaml'),
    kubernetes: read('deploy/kubernetes.yaml'),
    proxy: read('deploy/haproxy.cfg'),
    guide: read('deploy/README.md'),
  };
}

/**
 * @param {string} text of a Dockerfile
 * @returns {Part & { user: string, base: string[], keepsSecret: boolean }} what the image does when nobody says otherwise;
 *   `keepsSecret`: the build's step leaves `.data` behind, with the secret that the build makes there
 */
export function readImage(text) {
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  const after = (/** @type {string} */ word) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim());
  const defaults = new Map(after('ARG').map((line) => [`\${${line.split('=')[0]}}`, line.split('=')[1]]));
  const pairs = after('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=')));
  const health = after('HEALTHCHECK').join(' ');
  return {
    name: 'Dockerfile',
    base: after('FROM')
      .map((line) => line.split(' ')[0] ?? '')
      .map((one) => defaults.get(one) ?? one),
    keepsSecret: after('RUN').some(
      (line) => line.includes('scripts/build.mjs') && !line.endsWith('&& rm -r .data'),
    ),
    user: after('USER').at(-1) ?? 'root',
    command: JSON.parse(after('CMD').at(-1) ?? '[]'),
    settings: Object.fromEntries(pairs),
    ports: [...after('EXPOSE'), ...(/127\.0\.0\.1:(\d+)/.exec(health)?.slice(1) ?? [])].map(Number),
    probes: /127\.0\.0\.1:\d+(\/[\w/]+)/.exec(health)?.slice(1) ?? [],
    graceSeconds: Number.POSITIVE_INFINITY,
    writable: [],
  };
}

/**
 * @param {string} text of a compose file
 * @param {Part} image
 * @returns {Part[]} the services that are made from the image
 */
export function readCompose(text, image) {
  const [document] = parseAllDocuments(text, { merge: true });
  /** @type {Record<string, any>} */
  const services = document?.toJS().services ?? {};
  return Object.entries(services)
    .filter(([, service]) => service.build !== undefined)
    .map(([name, service]) => ({
      name: `compose.yaml: ${name}`,
      command: service.command ?? image.command,
      settings: { ...image.settings, ...service.environment },
      ports: portsOf(services, name),
      probes: image.probes,
      graceSeconds: Number.parseInt(service.stop_grace_period ?? '10', 10),
      writable: service.read_only ? [...(service.volumes ?? []), ...(service.tmpfs ?? [])] : ['/'],
    }));
}

/**
 * @param {Record<string, { environment?: Settings }>} services
 * @param {string} name
 */
const portsOf = (services, name) =>
  Object.values(services)
    .flatMap(({ environment = {} }) => Object.values(environment))
    .flatMap((value) => (value.startsWith(`${name}:`) ? [Number(value.slice(name.length + 1))] : []));

/**
 * @param {string} text of the manifests
 * @param {Part} image
 * @returns {Part[]} the containers
 */
export function readKubernetes(text, image) {
  const objects = parseAllDocuments(text).map((document) => document.toJS());
  const maps = new Map(
    objects.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata, data }) => [metadata.name, data]),
  );
  return objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .flatMap(({ metadata, spec: { template } }) =>
      template.spec.containers.map((/** @type {any} */ container) =>
        readContainer(container, template, { maps, image, name: `kubernetes.yaml: ${metadata.name}` }),
      ),
    );
}

/**
 * @param {any} container
 * @param {any} template
 * @param {{ maps: Map<string, Settings>, image: Part, name: string }} known
 * @returns {Part}
 */
function readContainer(container, template, { maps, image, name }) {
  const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe].flatMap(
    (probe) => probe?.httpGet ?? [],
  );
  const shared = (container.envFrom ?? []).map((/** @type {any} */ from) => maps.get(from.configMapRef.name));
  const own = (container.env ?? []).map((/** @type {any} */ { name: key, value }) => [key, value]);
  const named = new Map(
    (container.ports ?? []).map((/** @type {any} */ { name: key, containerPort }) => [key, containerPort]),
  );
  const scraped = template.metadata?.annotations?.['prometheus.io/port'];
  return {
    name,
    command: container.command ?? image.command,
    settings: Object.assign({}, image.settings, ...shared, Object.fromEntries(own)),
    ports: [
      ...named.values(),
      ...probes.map(({ port }) => named.get(port) ?? port),
      ...(scraped ? [Number(scraped)] : []),
    ],
    probes: probes.map(({ path: asked }) => asked),
    graceSeconds: template.spec.terminationGracePeriodSeconds ?? 30,
    writable: container.securityContext?.readOnlyRootFilesystem
      ? container.volumeMounts
          .filter((/** @type {any} */ { readOnly }) => !readOnly)
          .map((/** @type {any} */ mount) => mount.mountPath)
      : ['/'],
  };
}

/**
 * @param {string} text of the guide
 * @returns {string[]} what its part about Compose has people write into `.env`, by name
 */
export function readGuide(text) {
  const part = /^## Compose$(.*?)^## /ms.exec(text)?.[1] ?? '';
  return [...new Set(part.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b/g))];
}

/**
 * @param {string} text of the proxy's settings
 * @returns {{ probe: string | undefined, noticesMs: number, triesAgain: boolean, tellsAddress: boolean, dropped: string[] }}
 *   `dropped`: headers of visitors that don’t get through, in small letters
 */
export function readProxy(text) {
  const number = (/** @type {RegExp} */ pattern) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return {
    probe: /option httpchk GET (\S+)/.exec(text)?.[1],
    noticesMs: number(/\binter (\d+)s/) * number(/\bfall (\d+)/) * 1_000,
    triesAgain: number(/\bretries (\d+)/) !== 0 || /redispatch|retry-on/.test(text),
    tellsAddress: /^ *option forwardfor$/m.test(text),
    dropped: [...text.matchAll(/^ *http-request del-header (\S+)$/gm)].map(([, header = '']) =>
      header.toLowerCase(),
    ),
  };
}
