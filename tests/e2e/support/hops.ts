import { get, type IncomingMessage } from 'node:http';
import { siteUnderTest } from '../../../scripts/testing/testSettings.mjs';

interface Hop {
  status: number | undefined;
  /** Every line of that name, as it came: libraries join them, or show the first. */
  locations: string[];
}

/** One answer, unfollowed, read from the wire. */
export async function hopFrom(path: string): Promise<Hop> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${siteUnderTest.url}${path}`, resolve).on('error', reject);
  });
  answer.resume();
  const locations = answer.rawHeaders.filter((_, index, all) => all[index - 1]?.toLowerCase() === 'location');
  return { status: answer.statusCode, locations };
}

/** Where Node's fetch ends up. */
export async function endFrom(path: string): Promise<{ status: number; path: string }> {
  const { status, url } = await fetch(`${siteUnderTest.url}${path}`);
  return { status, path: new URL(url).pathname };
}
