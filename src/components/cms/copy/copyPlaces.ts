import type { CopyOverrides, CopyQuestion, PageWords } from '@/content/site/copy/PageCopy';

/** Writes words into a page. Returns the first element whose words have changed; null if none has. */
export type WriteCopy = (copy: CopyOverrides) => Element | null;

/** Returns a page's HTML without what a frame that runs no scripts would only complain about. */
export function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('script, noscript, link[rel*="preload"]')) one.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text nodes with these words, or the deepest elements where other elements divide them. */
function nodesWith(words: string, main: Element): Node[] {
  const wanted = plain(words);
  const says = (node: Node) => plain(node.textContent) === wanted;
  const elements = [main, ...main.querySelectorAll('*')];
  const texts = elements.flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === node.TEXT_NODE && says(node)),
  );
  if (texts.length > 0) return texts;
  return elements.filter((element) => says(element) && ![...element.children].some(says));
}

interface Field {
  section: string;
  name: string;
  builtIn: string;
  shown: string;
}

/**
 * Finds where a public page shows its words, so that others can be written there without marks in the page.
 * @param saved the record's words, which the page shows in place of the built-in ones
 */
export function findCopyPlaces(main: Element, words: PageWords, saved: CopyOverrides): WriteCopy {
  const fields: Field[] = Object.entries(words.sections).flatMap(([section, texts]) =>
    Object.entries(texts).map(([name, builtIn]) => {
      const shown = saved.sections?.[section]?.[name] || builtIn;
      return { section, name, builtIn, shown };
    }),
  );
  const placed = fields.map((field) => ({ ...field, nodes: nodesOf(field, fields, main) }));
  const writeQuestions = findQuestions(main, saved.questions ?? words.questions);

  return (copy) => {
    const changed = placed.flatMap(({ section, name, builtIn, nodes }) => {
      const text = copy.sections?.[section]?.[name] || builtIn;
      return nodes.filter((node) => writeText(node, text));
    });
    const changedQuestion = writeQuestions(copy.questions ?? words.questions);
    const [first] = changed;
    return first ? elementOf(first) : changedQuestion;
  };
}

const elementOf = (node: Node): Element | null =>
  node.nodeType === node.TEXT_NODE ? node.parentElement : (node as Element);

/** Returns whether the text was another one before. */
function writeText(node: Node | null, text: string): boolean {
  if (!node || plain(node.textContent) === plain(text)) return false;
  node.textContent = text;
  return true;
}

/** Fields with the same words share their places; as many places as fields belong to the fields in order. */
function nodesOf(field: Field, fields: readonly Field[], main: Element): Node[] {
  const nodes = nodesWith(field.shown, main);
  const alike = fields.filter(({ shown }) => plain(shown) === plain(field.shown));
  return alike.length > 1 && alike.length === nodes.length
    ? nodes.filter((_, place) => alike[place] === field)
    : nodes;
}

/** Finds the questions that expand. Rewrites the list with clones of the first, opened so that answers are seen. */
function findQuestions(main: Element, shown: readonly CopyQuestion[]) {
  const asked = new Set(shown.map(({ question }) => plain(question)));
  const rows = [...main.querySelectorAll('details')].filter((row) =>
    asked.has(plain(row.querySelector('summary')?.textContent)),
  );
  const list = rows[0]?.parentElement;
  const model = rows[0]?.cloneNode(true);
  return (questions: readonly CopyQuestion[]): Element | null => {
    if (!list || !model) return null;
    while (rows.length < questions.length) {
      const row = model.cloneNode(true) as HTMLDetailsElement;
      list.append(row);
      rows.push(row);
    }
    for (const row of rows.splice(questions.length)) row.remove();
    const changed = questions.flatMap(({ question, answer }, place) => {
      const row = rows[place];
      if (!row) return [];
      const isNew = [
        writeText(row.querySelector('summary'), question),
        writeText(row.querySelector('p'), answer),
      ];
      if (!isNew.includes(true)) return [];
      row.open = true;
      return [row];
    });
    return changed[0] ?? null;
  };
}
