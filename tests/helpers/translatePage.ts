/**
 * Does to a page what browsers do that translate it: puts elements of their own in the place of every text, and of every one
 * that is written later. Each text stays in its language, so that it can be compared.
 */
export function translatePage(root: HTMLElement = document.body): void {
  const left = 'font, script, style, noscript, textarea, title, svg';
  const translate = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(left)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (part: Node) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) {
        if (node instanceof Text) translate(node);
        else translateAll(node);
      }
  }).observe(root, { childList: true, characterData: true, subtree: true });
  translateAll(root);
}
