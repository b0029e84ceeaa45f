const shape = /^[\da-f:.]+$/i;
const groupCount = 8;

/** The eight groups of an IPv6 address in the short form that URLs write: `2001:db8::1`. */
function groupsOf(short: string): string[] {
  const [head = '', tail = ''] = short.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = groupCount - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
}

/** The IPv4 address that two groups hold. */
function dotted(groups: string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.');
}

/**
 * The network that limits count for a sender: an IPv4 address itself, of an IPv6 address its first 64 bits, because a
 * single connection gets that many addresses to choose from (RFC 6177). IPv4 addresses that are written as IPv6 ones count
 * as what they are. What is no address is its own network.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const url = `http://[${plain}]`;
  if (!plain.includes(':') || !shape.test(plain) || !URL.canParse(url)) return address;
  const groups = groupsOf(new URL(url).hostname.slice(1, -1));
  const isMappedIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIpv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}
