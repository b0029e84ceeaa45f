/** Whether a text is an absolute http(s) URL without credentials, as required for a link on the site. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hostname !== '' && !username && !password;
}
