/**
 * Returns the addresses to listen on. By default these are both loopback addresses that `localhost` may resolve to.
 * @param {string | undefined} host the setting HOST
 */
export function listenAddresses(host) {
  return host ? [host] : ['127.0.0.1', '::1'];
}

/**
 * @param {string} address host name or IP address of the listener
 * @param {number} port
 * @returns {string} origin for requests of our own
 */
export const originAt = (address, port) =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}`;

/**
 * Whether the error is that of a machine without IPv6, where 127.0.0.1 suffices.
 * @param {string} address
 * @param {string} code error code of listening
 */
export function isMissingAddress(address, code) {
  return address === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT');
}
