import { isWebAddress } from '@/domain/navigation/isWebAddress';

/** Whether a text is a complete http(s) address or a path on this site: what canonical and image tags may say. */
export function isPageAddress(text: string): boolean {
  if (/[\s\\<>"'`\u0000-\u001f\u007f]/.test(text)) return false;
  return /^\/(?!\/)/.test(text) || isWebAddress(text);
}
