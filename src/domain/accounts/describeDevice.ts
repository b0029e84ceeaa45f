import Bowser from 'bowser';

/**
 * Describes a User-Agent header in plain words: "Firefox on Windows". The header may be forged, so nothing depends on
 * it.
 */
export function describeDevice(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const program = browser.name || 'Unknown browser';
  return os.name ? `${program} on ${os.name}` : program;
}
