/**
 * CSS Modules make class names unique, not whole selectors, and a stylesheet stays in the document when the app moves on to
 * another page. A selector that reaches elements outside its component changes those pages until they are reloaded.
 */
import parseSelector from 'postcss-selector-parser';
import stylelint from 'stylelint';

const ruleName = 'project/anchored-selectors';

const messages = stylelint.utils.ruleMessages(ruleName, {
  /** @param {string} selector */
  rejected: (selector) =>
    `"${selector}" reaches beyond its component: its subject, or an ancestor of it, needs a class of this module in every branch`,
});

/** Match what any one of their branches matches. `:global()` isn't among them: its classes belong to no module. */
const alternatives = new Set([':is', ':where', ':local']);

/** @param {parseSelector.Node} node */
function anchors(node) {
  if (node.type === 'class') return true;
  // The rule around it is checked by itself.
  if (node.type === 'nesting') return true;
  return node.type === 'pseudo' && alternatives.has(node.value) && node.nodes.every(isAnchored);
}

/**
 * Looks from the subject outwards. What stands before `+` or `~` is a neighbor and contains nothing.
 * @param {parseSelector.Selector} selector
 */
function isAnchored({ nodes }) {
  let isAncestorOrSubject = true;
  for (const node of nodes.toReversed()) {
    if (node.type === 'combinator') isAncestorOrSubject = !['+', '~'].includes(node.value.trim());
    else if (isAncestorOrSubject && anchors(node)) return true;
  }
  return false;
}

/** @type {import('stylelint').RuleBase} */
const rule = (isEnabled) => (root, result) => {
  const file = root.source?.input.file ?? '';
  if (!isEnabled || !file.endsWith('.module.css')) return;
  root.walkRules((rule) => {
    const { parent } = rule;
    // Its selectors are percentages.
    if (parent && 'name' in parent && /keyframes$/.test(String(parent.name))) return;
    const isNested = parent?.type === 'rule';
    for (const selector of parseSelector().astSync(rule.selector).nodes) {
      // A nested selector without `&` stands for a descendant.
      let hasNesting = false;
      selector.walkNesting(() => void (hasNesting = true));
      if ((isNested && !hasNesting) || isAnchored(selector)) continue;
      const message = messages.rejected(String(selector).trim());
      stylelint.utils.report({ ruleName, result, node: rule, message, word: String(selector).trim() });
    }
  });
};

export default stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
