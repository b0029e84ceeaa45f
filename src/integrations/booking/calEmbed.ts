import { calLayout, calNamespace } from './calNames';

/**
 * Our own small loader for Cal.com's embed, whose npm packages have a commercial license. The vendor's script expects
 * a queueing `window.Cal` before it runs and then works off the queue; see
 * https://cal.com/help/embedding/embed-instructions.
 */

/** Calls wait in `q` until the vendor's script takes over. */
interface CalApi {
  (...call: unknown[]): void;
  q: unknown[][];
  ns: Record<string, CalApi>;
  loaded?: boolean;
}

declare global {
  interface Window {
    Cal?: CalApi;
  }
}

const calUi = { layout: calLayout };
/** A slower script counts as unreachable; the visitor then gets the plain link. */
const scriptTimeoutMs = 8_000;

export interface CalEvents {
  onBooked: () => void;
  /** The vendor doesn't know the event, or its page failed in the iframe. */
  onLinkFailed: () => void;
}

let loading: Promise<CalApi> | undefined;

function queueingApi(): CalApi {
  const queue: unknown[][] = [];
  return Object.assign((...call: unknown[]) => void queue.push(call), { q: queue, ns: {} });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      reject(new Error(`${src} can't be loaded`));
    };
    const timer = setTimeout(giveUp, scriptTimeoutMs);
    script.async = true;
    script.src = src;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    document.head.append(script);
  });
}

async function startCal(embedOrigin: string, { onBooked, onLinkFailed }: CalEvents): Promise<CalApi> {
  const cal = queueingApi();
  const event = queueingApi();
  cal.loaded = true;
  cal.ns[calNamespace] = event;
  window.Cal = cal;
  cal.q.push(['initNamespace', calNamespace]);
  event('init', calNamespace, { origin: embedOrigin });
  event('ui', calUi);
  event('on', { action: 'bookingSuccessfulV2', callback: onBooked });
  event('on', { action: 'linkFailed', callback: onLinkFailed });
  await loadScript(`${embedOrigin}/embed/embed.js`);
  return window.Cal.ns[calNamespace] ?? event;
}

/**
 * Opens the booking calendar over the page. The first call loads the vendor's script.
 * @throws if the script can't be loaded; the next call tries again
 */
export async function openCalendar(
  { calLink, embedOrigin }: { calLink: string; embedOrigin: string },
  events: CalEvents,
): Promise<void> {
  loading ??= startCal(embedOrigin, events).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const event = await loading;
  event('modal', { calLink, calOrigin: embedOrigin, config: { ...calUi } });
}
