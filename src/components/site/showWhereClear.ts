/** What the button would only say again, or get in the way of. */
const quietSelector = 'main > section:last-of-type, body > footer';
/** What the button covers nothing of beside words: controls, and drawings as a whole. */
const solidSelector = 'a, button, input, select, textarea, summary, figure';
const breathingPx = 6;

function whatIsThere(main: Element): Element[] {
  const found = new Set(main.querySelectorAll(solidSelector));
  const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode as Text;
    if (parentElement && data.trim()) found.add(parentElement);
  }
  return [...found];
}

/** The margins that shrink the window to the place's own box. */
function marginsTo(place: Element): string {
  const { top, right, bottom, left } = place.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left]
    .map((distance) => `${Math.round(breathingPx - distance)}px`)
    .join(' ');
}

/**
 * Says whether a place that stays in the window is free: nothing to read, look at or press lies under it, no other link to
 * `href` is in sight, and neither is the end of the page.
 * @returns ends the watch
 */
export function showWhereClear(place: Element, href: string, show: (isClear: boolean) => void): () => void {
  const main = document.querySelector('main');
  if (!main) return () => {};
  const others = [...main.querySelectorAll(`a[href="${CSS.escape(href)}"]`)].filter(
    (link) => !place.contains(link),
  );
  const quiet = [...others, ...document.querySelectorAll(quietSelector)];
  let observers: IntersectionObserver[] = [];

  const watch = () => {
    observers.forEach((observer) => observer.disconnect());
    const inTheWay = new Map<IntersectionObserver, Set<Element>>();
    const observe = (elements: Element[], rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          const met = inTheWay.get(observer) ?? new Set();
          for (const { isIntersecting, target } of entries) met[isIntersecting ? 'add' : 'delete'](target);
          inTheWay.set(observer, met);
          show(inTheWay.size === observers.length && [...inTheWay.values()].every(({ size }) => size === 0));
        },
        { rootMargin },
      );
      elements.forEach((element) => observer.observe(element));
      return observer;
    };
    const covered = whatIsThere(main).filter((element) => !place.contains(element));
    observers = [observe(quiet, '0px'), observe(covered, marginsTo(place))];
  };

  watch();
  window.addEventListener('resize', watch);
  return () => {
    window.removeEventListener('resize', watch);
    observers.forEach((observer) => observer.disconnect());
  };
}
