import { cleanup } from '@testing-library/react';
import { expect } from 'vitest';
import { translatePage } from '../helpers/translatePage';
import { router } from './router';

interface Walk {
  /** What is rendered is translated from here on, or isn't. */
  begin: (root: HTMLElement) => void;
  /** Notes what a part says, once its words have come to rest. */
  note: (part: HTMLElement) => Promise<void>;
}

/** What a part shows; what is only announced, and whether answers are saved, comes after a pause. */
function wordsOf(part: HTMLElement): string {
  const shown = part.cloneNode(true) as HTMLElement;
  for (const passing of shown.querySelectorAll('[role="status"]:is(.visually-hidden, [data-state])'))
    passing.remove();
  return shown.textContent.replace(/\s+/g, ' ').trim();
}

/** Words that were changed are translated in a task of their own. */
const untilTranslated = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Goes the same way twice, through a screen as it is and through a translated one, and compares what was noted. Where React
 * can’t go on, its error fails the test.
 */
export async function compareTranslated(walk: (facts: Walk) => Promise<void>): Promise<void> {
  const untouched: string[] = [];
  await walk({
    begin: () => undefined,
    note: async (part) => {
      await untilTranslated();
      untouched.push(wordsOf(part));
    },
  });
  cleanup();
  localStorage.clear();
  router.start('/');
  let noted = 0;
  await walk({
    begin: translatePage,
    note: async (part) => {
      await untilTranslated();
      expect(wordsOf(part), `note ${noted + 1}`).toBe(untouched[noted]);
      expect(part.querySelector('font')).not.toBeNull();
      noted += 1;
    },
  });
  expect(noted).toBe(untouched.length);
}
