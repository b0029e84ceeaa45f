import Bowser from 'bowser';

/** What a browser says about itself, as a person would: "Firefox on Windows". It may lie; nothing depends on it. */
export function describeDevice(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const program = browser.name || 'Unknown browser';
  return os.name ? `${program} on ${os.name}` : program;
}
