import { askForCallHref } from './askForCall';
import { inquiryLimits } from './inquiryLimits';

/** Whether a text is the path of a page of this site, without query and fragment. */
export const isPagePath = (text: string): boolean =>
  text.length <= inquiryLimits.pathMaxLength && /^\/(?!\/)[^?#\\\s\p{Cc}]*$/u.test(text);

/** Whether a text says where a message was sent from: a page, or the section that asks for a call. */
export const isSentFrom = (text: string): boolean => text === askForCallHref || isPagePath(text);

/** Whether a text is exactly the origin of a website. */
export const isSiteOrigin = (text: string): boolean =>
  text.length <= inquiryLimits.originMaxLength && /^https?:/.test(text) && originOf(text) === text;

/** Returns the origin of a URL; empty if it isn't one. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');
