import { inquiryLimits } from './inquiryLimits';

/** Whether a text is the path of a page of this site, without query and anchor. */
export const isPagePath = (text: string): boolean =>
  text.length <= inquiryLimits.pathMaxLength && /^\/(?!\/)[^?#\\\s\p{Cc}]*$/u.test(text);

/** Whether a text is the origin of a website, and nothing more than that. */
export const isSiteOrigin = (text: string): boolean =>
  text.length <= inquiryLimits.originMaxLength && /^https?:/.test(text) && originOf(text) === text;

/** The origin of an address; empty where it is none. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');
