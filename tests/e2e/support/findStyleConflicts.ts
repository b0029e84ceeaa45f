/**
 * Runs in the page, so everything that it needs stands inside. Names declarations of two CSS Modules that set one
 * property of one element to different values with the same specificity: the style sheet that was loaded last wins, and
 * that depends on the way that led to the page.
 */
export function findStyleConflicts(): string[] {
  type Specificity = readonly [ids: number, classes: number, types: number];
  interface ModuleRule {
    selector: string;
    specificity: Specificity;
    module: string;
    style: CSSStyleDeclaration;
  }
  const compare = (one: Specificity, other: Specificity) =>
    one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

  /** Where the bracket that opens at an index closes. */
  const closing = (selector: string, opening: number): number => {
    let depth = 0;
    for (let index = opening; index < selector.length; index++) {
      if (selector[index] === '(') depth += 1;
      if (selector[index] === ')') depth -= 1;
      if (depth === 0) return index;
    }
    return selector.length;
  };
  const splitList = (list: string): string[] => {
    for (let index = 0; index < list.length; index++) {
      if (list[index] === '(') index = closing(list, index);
      if (list[index] === ',') return [list.slice(0, index).trim(), ...splitList(list.slice(index + 1))];
    }
    return [list.trim()];
  };
  // https://www.w3.org/TR/selectors-4/#specificity-rules
  const token =
    /(?<list>:(?:is|not|has|where)(?=\())|(?<types>::[\w-]+)|(?<classes>:[\w-]+|\[[^\]]*\]|\.[\w-]+)|(?<ids>#[\w-]+)|(?<names>[a-z][\w-]*)|./gi;
  const specificityOf = (selector: string): Specificity => {
    let [ids, classes, types] = [0, 0, 0];
    for (let index = 0; index < selector.length;) {
      token.lastIndex = index;
      const found = token.exec(selector);
      if (!found) break;
      index = token.lastIndex;
      const { groups = {} } = found;
      if (groups.ids) ids += 1;
      if (groups.classes) classes += 1;
      if (groups.types ?? groups.names) types += 1;
      if (selector[index] !== '(') continue;
      const end = closing(selector, index);
      if (groups.list && groups.list !== ':where') {
        const inner = splitList(selector.slice(index + 1, end))
          .map(specificityOf)
          .sort(compare)
          .at(-1);
        if (inner) [ids, classes, types] = [ids + inner[0], classes + inner[1], types + inner[2]];
      }
      index = end + 1;
    }
    return [ids, classes, types];
  };

  const moduleRules = (list: CSSRuleList): ModuleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSMediaRule)
        return matchMedia(rule.conditionText).matches ? moduleRules(rule.cssRules) : [];
      if (!(rule instanceof CSSStyleRule)) return [];
      return splitList(rule.selectorText).flatMap((selector) => {
        // A CSS Module's classes are named like `gV8Hta_dialog`: its hash, and the name that it has in the file.
        const hash = [...selector.matchAll(/\.([\w-]{6})_\w+/g)].at(-1)?.[1];
        if (!hash || selector.includes('::')) return [];
        return [{ selector, specificity: specificityOf(selector), module: hash, style: rule.style }];
      });
    });

  const matching = new Map<Element, ModuleRule[]>();
  for (const sheet of document.styleSheets) {
    for (const rule of moduleRules(sheet.cssRules)) {
      for (const element of document.querySelectorAll(rule.selector))
        matching.set(element, [...(matching.get(element) ?? []), rule]);
    }
  }
  const conflicts = new Set<string>();
  for (const rules of matching.values()) {
    for (const property of new Set(rules.flatMap(({ style }) => [...style]))) {
      // A shorthand with a variable lists its properties without values.
      const setting = rules.filter(({ style }) => [...style].includes(property));
      const highest = setting
        .map(({ specificity }) => specificity)
        .sort(compare)
        .at(-1);
      const deciding = setting.filter(({ specificity }) => highest && compare(specificity, highest) === 0);
      const values = new Set(deciding.map(({ style }) => style.getPropertyValue(property)));
      const modules = new Set(deciding.map(({ module }) => module));
      if (values.size > 1 && modules.size > 1)
        conflicts.add(
          `${property} of ${[...new Set(deciding.map(({ selector }) => selector))].join(' and ')}`,
        );
    }
  }
  return [...conflicts];
}
