import type { Page } from '@playwright/test';

/** What the contrast of was asked already, by this worker. */
const seen = new Set<number>();

/** Marks the elements that are still to be asked for. */
export const newColours = '[data-new-colours]';

/**
 * Asking for the contrast of all texts takes most of the time that axe needs, and the same header stands on every page. So
 * texts are asked for once that have the same colour, size and weight before the same backgrounds, by all that they stand in.
 *
 * @returns whether the page has texts that were not asked for yet; they have the mark `newColours`
 */
export async function findNewColours(page: Page): Promise<boolean> {
  const found = await page.evaluate(
    ({ known, mark }) => {
      const asked = new Set(known);
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) return '';
        const memorised = grounds.get(element);
        if (memorised !== undefined) return memorised;
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const own = [element.getAttribute('class'), backgroundColor, backgroundImage, opacity, position];
        const ground = `${groundOf(element.parentElement)}>${own.join(' ')}`;
        grounds.set(element, ground);
        return ground;
      };
      const hash = (text: string): number => {
        let value = 0;
        for (let at = 0; at < text.length; at++) value = (value * 31 + text.charCodeAt(at)) % 4_294_967_291;
        return value;
      };
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
      // What lies behind a dialog can't be judged.
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      const withTexts = new Set<Element>(top.querySelectorAll('input, select, textarea'));
      const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (parentElement && textContent?.trim()) withTexts.add(parentElement);
      }
      const fresh = new Set<number>();
      for (const element of withTexts) {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const signature = hash(`${groundOf(element)} ${color} ${fontSize} ${fontWeight}`);
        if (asked.has(signature) || fresh.has(signature)) continue;
        // Of those that look alike, one that can be seen.
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        fresh.add(signature);
        element.setAttribute(mark, '');
      }
      return [...fresh];
    },
    { known: [...seen], mark: newColours.slice(1, -1) },
  );
  for (const signature of found) seen.add(signature);
  return found.length > 0;
}
