import { isWebAddress } from '@/domain/navigation/isWebAddress';

/** Message for an invalid address. */
export const pageAddressNeeded =
  'Enter an address that begins with https:// or http://, or a path such as /contact';

/** Whether a text is an absolute http(s) URL or a path of this site, as canonical and image tags require. */
export function isPageAddress(text: string): boolean {
  if (/[\s\\<>"'`\u0000-\u001f\u007f]/.test(text)) return false;
  return /^\/(?!\/)/.test(text) || isWebAddress(text);
}
