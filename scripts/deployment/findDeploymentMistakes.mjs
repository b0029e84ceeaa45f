import { readCompose, readGuide, readImage, readKubernetes, readProxy } from './readDeployment.mjs';

/**
 * @typedef {import('./readDeployment.mjs').Part} Part
 *
 * @typedef {object} CodeFacts what the files have to agree with
 * @property {Record<string, string>} commands by the name of the script, as in package.json
 * @property {readonly string[]} settingNames
 * @property {readonly string[]} secretNames settings that may be named as files
 * @property {(settings: Record<string, string>) => string[]} settingMistakes of values
 * @property {readonly string[]} signs calls that say how a process is
 * @property {string} nodeMajor
 * @property {string} postgresMajor
 * @property {number} endSeconds that requests in flight are given
 * @property {readonly string[]} believedHeaders what the site believes its proxies of a request
 */

/**
 * Compares image, compose file, manifests and proxy with the code and with each other.
 * @param {import('./readDeployment.mjs').DeploymentFiles} files
 * @param {CodeFacts} facts
 * @returns {string[]} what doesn't fit, a sentence each
 */
export function findDeploymentMistakes({ dockerfile, compose, kubernetes, proxy, guide }, facts) {
  const image = readImage(dockerfile);
  const services = readCompose(compose, image);
  const parts = [image, ...services, ...readKubernetes(kubernetes, image)];
  return [
    ...image.base
      .filter((base) => !base.startsWith(`node:${facts.nodeMajor}-`))
      .map((base) => `Dockerfile: ${base} isn’t Node ${facts.nodeMajor}.`),
    ...(['root', '0'].includes(image.user) ? ['Dockerfile: the site would run as root.'] : []),
    ...(image.keepsSecret ? ['Dockerfile: all sites would share the secret that its build made.'] : []),
    ...(compose.includes(`image: postgres:${facts.postgresMajor}-`)
      ? []
      : [`compose.yaml: the database isn’t PostgreSQL ${facts.postgresMajor}.`]),
    ...parts.flatMap((part) => mistakesOf(part, facts).map((words) => `${part.name}: ${words}`)),
    ...services.flatMap((service) => uselessAdvice(readGuide(guide), service, facts)),
    ...proxyMistakes(readProxy(proxy), parts, facts),
  ];
}

/**
 * @param {Part} part
 * @param {CodeFacts} facts
 * @returns {string[]}
 */
function mistakesOf(part, { commands, signs, endSeconds, ...facts }) {
  const { command, settings, ports, probes, graceSeconds } = part;
  const known = new Set([...facts.settingNames, ...facts.secretNames.map((name) => `${name}_FILE`)]);
  const own = new Set([settings.PORT, settings.METRICS_PORT].map(Number));
  const line = command.join(' ');
  const isImage = part.name === 'Dockerfile';
  const isServer = line === serverLine(commands);
  const needed = endSeconds + Number(settings.DRAIN_SECONDS ?? 0);
  return [
    ...(Object.values(commands).includes(`exec ${line}`) ? [] : [`“${line}” is no command of package.json.`]),
    ...Object.keys(settings)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is no setting.`),
    ...(isImage ? [] : facts.settingMistakes(settings)),
    ...ports.filter((port) => !own.has(port)).map((port) => `nobody listens on ${port}.`),
    ...probes.filter((path) => !signs.includes(path)).map((path) => `${path} says nothing of a process.`),
    ...(isServer && graceSeconds < needed ? [`${graceSeconds} s to end are less than ${needed}.`] : []),
    ...(isImage ? [] : neededFolders(settings))
      .filter((folder) => !part.writable.some((one) => one === folder || one === '/'))
      .map((folder) => `${folder} can’t be written.`),
  ];
}

/** @param {Record<string, string>} commands */
const serverLine = ({ start = '' }) => start.replace(/^exec /, '');

/** @param {Record<string, string>} settings */
const neededFolders = (settings) => ['/app/.data', '/tmp', ...(settings.S3_BUCKET ? [] : ['/app/media'])];

/**
 * What the compose file says itself wins over `.env`, unless it takes the value from there.
 * @param {readonly string[]} advised names that people are told to set in `.env`
 * @param {Part} service
 * @param {CodeFacts} facts
 * @returns {string[]}
 */
function uselessAdvice(advised, { name: service, settings }, { settingNames }) {
  return settingNames
    .filter((name) => advised.includes(name))
    .filter((name) => name in settings && !settings[name]?.startsWith(`\${${name}:`))
    .map((name) => `${service}: ${name} of .env has no effect, although deploy/README.md says to set it.`);
}

/**
 * @param {ReturnType<typeof readProxy>} proxy
 * @param {readonly Part[]} parts
 * @param {CodeFacts} facts
 * @returns {string[]}
 */
function proxyMistakes({ probe, noticesMs, triesAgain, tellsAddress, dropped }, parts, { believedHeaders }) {
  const drains = parts
    .filter(({ name, settings }) => name.startsWith('compose.yaml') && settings.ROLE === 'web')
    .map(({ settings }) => Number(settings.DRAIN_SECONDS ?? 0));
  return [
    ...(probe === '/api/ready' ? [] : [`haproxy.cfg: ${probe} doesn’t say whether a server is ready.`]),
    ...(triesAgain ? ['haproxy.cfg: requests would be tried twice.'] : []),
    ...(tellsAddress ? [] : ['haproxy.cfg: the site wouldn’t know who asks.']),
    ...believedHeaders
      .filter((header) => !dropped.includes(header.toLowerCase()))
      .map((header) => `haproxy.cfg: ${header} of visitors would be believed.`),
    ...drains
      .filter((seconds) => !(seconds * 1_000 > noticesMs))
      .map(
        (seconds) =>
          `haproxy.cfg: ${noticesMs / 1_000} s to notice aren’t less than DRAIN_SECONDS=${seconds}.`,
      ),
  ];
}
