import { pageViewDelayMs } from '@/client/pageViewDelayMs';
import { calLayout, calNamespace } from './calNames';

/** Sets the calendar up again for the current page, if the vendor's script is loaded. Returns a cancel function. */
export function setUpSoon(): () => void {
  const setUp = () => window.Cal?.ns[calNamespace]?.('ui', { layout: calLayout });
  const timer = setTimeout(setUp, pageViewDelayMs);
  return () => clearTimeout(timer);
}
