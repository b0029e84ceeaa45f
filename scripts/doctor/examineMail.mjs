import { connect } from 'node:net';
import { hint, ok, wrong } from './Finding.mjs';

const patienceMs = 5_000;

/**
 * Checks that the mail server accepts connections. Doesn't sign in or send anything.
 * @param {string | undefined} smtpUrl
 * @param {string} outbox
 * @returns {Promise<import('./Finding.mjs').Finding>}
 */
export async function examineMail(smtpUrl, outbox) {
  if (!smtpUrl) return hint('Mail', `no SMTP_URL: mail is kept as files in ${outbox}`);
  const { hostname, port, protocol } = new URL(smtpUrl);
  const place = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
  };
  const failure = await tryConnection(place);
  const name = `${place.host}:${place.port}`;
  return failure
    ? wrong('Mail', `${name} cannot be reached (${failure})`)
    : ok('Mail', `${name} can be reached`);
}

/**
 * @param {{ host: string, port: number }} place
 * @returns {Promise<string | undefined>} reason of the failure
 */
function tryConnection(place) {
  return new Promise((resolve) => {
    const socket = connect(place);
    const end = (/** @type {string | undefined} */ failure) => {
      socket.destroy();
      resolve(failure);
    };
    socket.once('connect', () => end(undefined));
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) => end(error.code ?? error.message));
    socket.setTimeout(patienceMs, () => end('no answer'));
  });
}
