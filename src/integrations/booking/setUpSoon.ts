import { pageViewDelayMs } from '@/client/pageViewDelayMs';
import { calLayout, calNamespace } from './calNames';

/** Sets the calendar up again on the page that is shown now, if the vendor's script is here. Gives back what calls it off. */
export function setUpSoon(): () => void {
  const setUp = () => window.Cal?.ns[calNamespace]?.('ui', { layout: calLayout });
  const timer = setTimeout(setUp, pageViewDelayMs);
  return () => clearTimeout(timer);
}
