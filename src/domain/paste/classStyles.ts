import type { Element, Nodes, Root } from 'hast';
import { classesOf, styleOf } from './styleOf';

/**
 * Copies the formats bold, italic and strikethrough from class rules to each element's style, which is where the later
 * steps look. Excel, Pages and Word's own styles put them in a stylesheet.
 */
export function spreadClassStyles(tree: Root): void {
  const formats = formatsByClass(sheetsIn(tree));
  if (formats.size > 0) spread(tree, formats);
}

function spread(node: Nodes, formats: ReadonlyMap<string, string>): void {
  if (node.type === 'element') {
    const found = classesOf(node).flatMap((name) => [
      formats.get(`.${name.toLowerCase()}`) ?? '',
      formats.get(`${node.tagName}.${name.toLowerCase()}`) ?? '',
    ]);
    const said = found.filter(Boolean).join(';');
    if (said) node.properties.style = `${styleOf(node)};${said}`;
  }
  if ('children' in node) for (const child of node.children) spread(child, formats);
}

/** Maps selectors to formats: a class, with or without an element name. */
function formatsByClass(sheet: string): Map<string, string> {
  const formats = new Map<string, string>();
  for (const rule of sheet.toLowerCase().split('}')) {
    const opening = rule.indexOf('{');
    const format = opening === -1 ? '' : formatOf(rule.slice(opening + 1));
    if (!format) continue;
    for (const selector of rule.slice(0, opening).split(',')) {
      const name = /^(?:<!--)?\s*(\w*\.[\w-]+)\s*$/.exec(selector)?.[1];
      if (name) formats.set(name, format);
    }
  }
  return formats;
}

function formatOf(declarations: string): string {
  const said = declarations.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    return [
      /^font(?:-weight)?$/.test(name) && /(?:^|\s)(?:bold|bolder|[6-9]00)(?=\s|$)/.test(value)
        ? 'font-weight:bold'
        : '',
      /^font(?:-style)?$/.test(name) && /(?:^|\s)(?:italic|oblique)(?=\s|$)/.test(value)
        ? 'font-style:italic'
        : '',
      /^text-decoration/.test(name) && value.includes('line-through') ? 'text-decoration:line-through' : '',
    ];
  });
  return said.flat().filter(Boolean).join(';');
}

function sheetsIn(node: Nodes): string {
  if (node.type === 'element' && node.tagName === 'style') return textIn(node);
  return 'children' in node ? node.children.map(sheetsIn).join('}') : '';
}

const textIn = ({ children }: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');
