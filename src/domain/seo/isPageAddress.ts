import { isWebAddress } from '@/domain/navigation/isWebAddress';

/** Said of what is no such address. */
export const pageAddressNeeded =
  'Enter an address that begins with https:// or http://, or a path such as /contact';

/** Whether a text is a complete http(s) address or a path on this site: what canonical and image tags may say. */
export function isPageAddress(text: string): boolean {
  if (/[\s\\<>"'`\u0000-\u001f\u007f]/.test(text)) return false;
  return /^\/(?!\/)/.test(text) || isWebAddress(text);
}
