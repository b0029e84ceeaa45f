import { setTimeout as pause } from 'node:timers/promises';

/** Between two looks, so that waiting leaves the core to what is waited for. */
const betweenLooksMs = 20;

/** Looks again until there is something to see; the test's own time limit ends it. */
export async function until<Found>(
  look: () => Found | false | undefined | Promise<Found | false | undefined>,
): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== false && found !== undefined) return found;
    await pause(betweenLooksMs);
  }
}
