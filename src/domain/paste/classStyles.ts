import type { Element, Nodes, Root } from 'hast';
import { classesOf, styleOf } from './styleOf';

/**
 * Excel, Pages and Word's own styles say in a stylesheet beside the text what is bold, slanted or struck through. Says the
 * same in the style of each element, which is where the rest of the way looks for it.
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

/** By selector: a class, of one kind of element or of any. */
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
