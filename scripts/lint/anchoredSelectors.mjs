/**
 * CSS Modules scope class names, not whole selectors, and a stylesheet stays in the document on client-side navigation.
 * A selector that matches elements outside its component changes other pages until they are reloaded.
 */
import parseSelector from 'postcss-selector-parser';
import stylelint from 'stylelint';

const ruleName = 'project/anchored-selectors';

const messages = stylelint.utils.ruleMessages(ruleName, {
  /** @param {string} selector */
  rejected: (selector) =>
    `"${selector}" reaches beyond its component: its subject, or an ancestor of it, needs a class of this module in every branch`,
});

/** Pseudo-classes with a list of alternatives. Not `:global()`, whose classes belong to no module. */
const alternatives = new Set([':is', ':where', ':local']);

/** @param {parseSelector.Node} node */
function anchors(node) {
  if (node.type === 'class') return true;
  // The parent rule is checked separately.
  if (node.type === 'nesting') return true;
  return node.type === 'pseudo' && alternatives.has(node.value) && node.nodes.every(isAnchored);
}

/**
 * Searches from the subject to its ancestors. A compound before `+` or `~` is a sibling, not an ancestor.
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
    // Selectors of keyframes are percentages.
    if (parent && 'name' in parent && /keyframes$/.test(String(parent.name))) return;
    const isNested = parent?.type === 'rule';
    for (const selector of parseSelector().astSync(rule.selector).nodes) {
      // A nested selector without `&` is a descendant selector.
      let hasNesting = false;
      selector.walkNesting(() => void (hasNesting = true));
      if ((isNested && !hasNesting) || isAnchored(selector)) continue;
      const message = messages.rejected(String(selector).trim());
      stylelint.utils.report({ ruleName, result, node: rule, message, word: String(selector).trim() });
    }
  });
};

export default stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
