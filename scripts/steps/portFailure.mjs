import { StartFailure } from './StartFailure.mjs';

/**
 * Returns the failure for a port that can't be listened on, with advice.
 * @param {string} code error code of listening
 * @param {number} port
 * @param {string} host
 */
export function portFailure(code, port, host) {
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port === 65535 ? 3000 : port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    return new StartFailure(`Port ${port} is not allowed for this user. Set PORT to a number above 1023.`);
  return new StartFailure(
    `Cannot listen on HOST=${host} (${code}). Set HOST to an address of this machine, or leave it out.`,
  );
}
