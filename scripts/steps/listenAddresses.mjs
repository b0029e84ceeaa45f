/**
 * The addresses to listen on. By default only this machine can reach the site, by both of the addresses that
 * `localhost` may stand for.
 * @param {string | undefined} host the setting HOST
 */
export function listenAddresses(host) {
  return host ? [host] : ['127.0.0.1', '::1'];
}

/**
 * @param {string} address name or number that is listened on
 * @param {number} port
 * @returns {string} where requests of our own find it
 */
export const originAt = (address, port) =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}`;

/**
 * Machines without IPv6 have no ::1, which is fine as long as there is the other one.
 * @param {string} address
 * @param {string} code of the error that listening gave
 */
export function isMissingAddress(address, code) {
  return address === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT');
}
