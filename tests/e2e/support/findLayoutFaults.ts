/** Runs in the page, so everything that it needs stands inside. */
export async function findLayoutFaults(): Promise<string[]> {
  const faults = new Set<string>();
  const windowWidth = document.documentElement.clientWidth;
  const roundingPx = 1.5;
  // Behind a modal dialog nothing can be reached.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scope = dialog ?? document.body;
  const controlSelector =
    'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary, [role=button]';

  const name = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${words.slice(0, 50)}”`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let next = element.parentElement; next; next = next.parentElement) found.push(next);
    return found;
  };
  const styleOf = (element: Element) => getComputedStyle(element);
  const isReadOutOnly = (element: Element) => {
    const { clipPath, position } = styleOf(element);
    const { width, height } = element.getBoundingClientRect();
    return clipPath === 'inset(50%)' || (position === 'absolute' && width <= 1 && height <= 1);
  };
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const shownElements = () =>
    [scope, ...scope.querySelectorAll('*')].filter(
      (element) =>
        element instanceof HTMLElement &&
        isShown(element) &&
        ![element, ...ancestors(element)].some(isReadOutOnly),
    ) as HTMLElement[];

  /** Nothing is wider than the window, unless it can be scrolled within a box that fits; columns fit even there. */
  const findWide = (elements: HTMLElement[]) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > windowWidth) faults.add(`the page scrolls sideways to ${scrollWidth} px`);
    for (const element of elements) {
      const { left, right, width } = element.getBoundingClientRect();
      const around = ancestors(element);
      const scroller = around.find((ancestor) => scrolls(styleOf(ancestor).overflowX));
      if (scroller && element.matches('td, th') && width > scroller.clientWidth)
        faults.add(`a column of ${Math.round(width)} px: ${name(element)}`);
      const isCut = around.some((ancestor) => clips(styleOf(ancestor).overflowX));
      if (scroller || isCut || element.closest('.skip-link') || width === 0) continue;
      if (left < -roundingPx || right > windowWidth + roundingPx)
        faults.add(`reaches from ${Math.round(left)} to ${Math.round(right)} px: ${name(element)}`);
    }
  };

  /** Of each text its boxes, one for each line. */
  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };

  const findCut = (element: HTMLElement, words: Text) => {
    for (const line of linesOf(words)) {
      for (const ancestor of [element, ...ancestors(element)]) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(ancestor);
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (scrolls(overflowX) || scrolls(overflowY) || isShortened) break;
        const box = ancestor.getBoundingClientRect();
        const isCut =
          (clips(overflowX) && (line.right > box.right + roundingPx || line.left < box.left - roundingPx)) ||
          (clips(overflowY) && (line.bottom > box.bottom + 4 || line.top < box.top - 4));
        if (isCut) faults.add(`cut off by ${name(ancestor)}: “${words.data.trim().slice(0, 50)}”`);
        if (isCut || styleOf(ancestor).position === 'fixed') break;
      }
    }
  };

  /** Words stay in the box that they were written in. */
  const findOverflowing = (element: HTMLElement, words: Text) => {
    let block: Element | null = element;
    while (block && ['inline', 'contents'].includes(styleOf(block).display)) block = block.parentElement;
    if (!block) return;
    const box = block.getBoundingClientRect();
    const { position, overflowX } = styleOf(block);
    if (position === 'absolute' || overflowX !== 'visible' || box.width === 0) return;
    for (const { left, right } of linesOf(words)) {
      if (right > box.right + 2 || left < box.left - 2) faults.add(`words beside their box: ${name(block)}`);
    }
  };

  const findSqueezed = (element: HTMLElement) => {
    if (styleOf(element).display.startsWith('inline')) return;
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
    const words = texts.flatMap((node) => (node.textContent ?? '').trim().split(/\s+/));
    const lines = new Set(texts.flatMap(linesOf).map(({ bottom }) => Math.round(bottom)));
    if (words.length >= 5 && words.length / lines.size < 1.35)
      faults.add(`${words.length} words in ${lines.size} lines: ${name(element)}`);
  };

  const elements = shownElements();
  findWide(elements);
  for (const element of elements) {
    findSqueezed(element);
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !node.data.trim()) continue;
      findCut(element, node);
      findOverflowing(element, node);
    }
  }

  /** What the page draws; whoever listens for scrolling has answered by then. */
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  const overlap = (one: DOMRect, other: DOMRect): DOMRect | null => {
    const left = Math.max(one.left, other.left);
    const top = Math.max(one.top, other.top);
    const width = Math.min(one.right, other.right) - left;
    const height = Math.min(one.bottom, other.bottom) - top;
    return width > 2 && height > 2 ? new DOMRect(left, top, width, height) : null;
  };
  /** What is left of an element's box within all that cuts or scrolls it, and the window. */
  const visibleBox = (element: Element): DOMRect | null => {
    let box: DOMRect | null = element.getBoundingClientRect();
    for (const ancestor of ancestors(element)) {
      if (box && styleOf(ancestor).overflowY !== 'visible' && ancestor !== document.body)
        box = overlap(box, ancestor.getBoundingClientRect());
    }
    return box && overlap(box, new DOMRect(0, 0, windowWidth, innerHeight));
  };
  const staying = (position: string) =>
    [...scope.querySelectorAll('*')].filter((element) => styleOf(element).position === position);
  const floating = staying('fixed');
  const sticky = staying('sticky');
  /** What of it can be seen: all of it, or its parts when it has no ground of its own. */
  const solidParts = (element: Element): Element[] => {
    const { backgroundColor, backgroundImage, borderTopWidth } = styleOf(element);
    const isSolid =
      backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px';
    return isSolid || element.children.length === 0 ? [element] : [...element.children].flatMap(solidParts);
  };
  const controls = () =>
    [...scope.querySelectorAll(controlSelector)].filter(
      (control) => isShown(control) && !isReadOutOnly(control) && !control.closest('[inert], .skip-link'),
    );
  const coverOf = (control: Element, covers: Element[]): Element | undefined => {
    const box = covers.length > 0 && visibleBox(control);
    if (!box) return undefined;
    return covers.find((cover) => {
      if (!isShown(cover) || cover.contains(control) || control.contains(cover)) return false;
      return solidParts(cover).some((part) => {
        const common = isShown(part) ? overlap(box, part.getBoundingClientRect()) : null;
        if (!common) return false;
        const top = document.elementFromPoint(common.x + common.width / 2, common.y + common.height / 2);
        return top !== null && cover.contains(top);
      });
    });
  };

  const scrollers = [document.scrollingElement ?? document.documentElement, ...elements].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      (element === document.scrollingElement ? !dialog : scrolls(styleOf(element).overflowY)) &&
      element.localName !== 'textarea',
  );
  if (scrollers.length === 0) scrollers.push(scope);
  for (const scroller of scrollers) {
    const before = scroller.scrollTop;
    const step = Math.max(100, scroller.clientHeight / 3);
    for (let top = 0; top < scroller.scrollHeight - scroller.clientHeight + step; top += step) {
      scroller.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      for (const control of controls()) {
        const cover = coverOf(control, floating);
        if (cover) faults.add(`${name(cover)} covers ${name(control)}`);
      }
    }
    scroller.scrollTo({ top: before, behavior: 'instant' });
  }

  // As the focus does, from above and from below: whatever sticks has to leave the control free.
  for (const end of [0, 1]) {
    for (const control of controls()) {
      // What is larger than half the window may be scrolled below what sticks while it is used.
      if (control.getBoundingClientRect().height > innerHeight / 2) continue;
      for (const scroller of scrollers) {
        scroller.scrollTo({ top: end * scroller.scrollHeight, behavior: 'instant' });
      }
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const cover = coverOf(control, sticky);
      if (cover && !cover.contains(control)) faults.add(`${name(cover)} stays over ${name(control)}`);
    }
  }
  scrollers[0]?.scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
