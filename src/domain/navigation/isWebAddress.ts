/** Whether a text is a complete http(s) address without sign-in data: what a link on the site may lead to. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hostname !== '' && !username && !password;
}
