const shape = /^[\da-f:.]+$/i;
const groupCount = 8;

/** Expands an IPv6 address in the short form of URLs, `2001:db8::1`, to its eight groups. */
function groupsOf(short: string): string[] {
  const [head = '', tail = ''] = short.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = groupCount - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
}

/** Returns the IPv4 address in two groups. */
function dotted(groups: string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.');
}

/**
 * Returns the network by which rate limits count a sender: an IPv4 address itself, or the first 64 bits of an IPv6
 * address, because a single connection has that many addresses to choose from (RFC 6177). IPv4-mapped IPv6 addresses
 * count as IPv4. Text that is not an address is its own network.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const url = `http://[${plain}]`;
  if (!plain.includes(':') || !shape.test(plain) || !URL.canParse(url)) return address;
  const groups = groupsOf(new URL(url).hostname.slice(1, -1));
  const isMappedIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIpv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}
