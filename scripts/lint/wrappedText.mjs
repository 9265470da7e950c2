import ts from 'typescript';

/** Elements that contain text rather than blocks; children of an unknown kind in them may be text. */
const HOLDS_TEXT =
  /^(a|b|button|caption|dd|dt|em|figcaption|h[1-6]|i|label|legend|li|p|small|span|strong|summary|td|th|AppLink|Heading|OutsideLink|Text)$/;

const membersOf = (type) => (type.isUnion() ? type.types.flatMap(membersOf) : [type]);
const isText = (type) =>
  (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0 &&
  !(type.isStringLiteral() && type.value.trim() === '');
const isNothing = (type) =>
  (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void)) !== 0 ||
  (type.isStringLiteral() && type.value === '');

/** Possible results of conditional expressions; null for a condition that is false. */
function resultsOf(expression) {
  if (expression.type === 'ConditionalExpression') return [...resultsOf(expression.consequent), ...resultsOf(expression.alternate)];
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') return [null, ...resultsOf(expression.right)];
  return [expression];
}

/**
 * Requires an element around each text that is rendered conditionally, or has a sibling that is. The browser's translator and some
 * extensions replace text nodes. React removes text nodes and inserts siblings before them, so it fails if they are no longer where it put
 * them. Needs type information.
 * @type {import('eslint').Rule.RuleModule}
 */
export const wrappedText = {
  meta: {
    type: 'problem',
    schema: [],
    fixable: 'code',
    messages: {
      bare: 'Wrap this text in an element: it, or a sibling, comes and goes, which fails once a translator has replaced the text node.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices ?? {};
    if (!program) return {};
    const checker = program.getTypeChecker();
    const typesOf = (node) => membersOf(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)));

    const describe = (node, isInText) => {
      if (node.type === 'JSXText') return { node, isText: true, mayChange: false };
      if (node.type === 'JSXExpressionContainer') {
        const results = resultsOf(node.expression);
        const types = results.flatMap((one) => (one === null ? [null] : typesOf(one)));
        // The client's only type with bigint: it may be text, but usually is not.
        const isReactNode = types.some((type) => type !== null && (type.flags & ts.TypeFlags.BigIntLike) !== 0);
        return {
          node,
          isText: types.some((type) => type !== null && isText(type)) && (!isReactNode || isInText),
          mayChange: types.some((type) => type === null || isNothing(type) || !isText(type)) || results.length > 1,
        };
      }
      if (node.type === 'JSXElement' && /^[A-Z]/.test(context.sourceCode.getText(node.openingElement.name))) {
        const [signature] = typesOf(node.openingElement.name).flatMap((type) => type.getCallSignatures());
        const returned = signature === undefined ? [] : membersOf(signature.getReturnType());
        return { node, isText: false, mayChange: returned.some(isNothing) && !returned.some(isText) };
      }
      return { node, isText: false, mayChange: node.type === 'JSXFragment' };
    };

    const wrap = (node) => (fixer) => {
      const text = context.sourceCode.getText(node);
      if (node.type === 'JSXText') {
        const [, before, inner, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text);
        return fixer.replaceText(node, `${before}<span>${inner}</span>${after}`);
      }
      const { expression } = node;
      if (expression.type === 'LogicalExpression' && expression.operator === '&&' && expression.right.type !== 'ConditionalExpression') {
        return fixer.replaceText(expression.right, `<span>{${context.sourceCode.getText(expression.right)}}</span>`);
      }
      return fixer.replaceText(node, `<span>${text}</span>`);
    };

    const check = (element) => {
      const isInText = element.type === 'JSXElement' && HOLDS_TEXT.test(context.sourceCode.getText(element.openingElement.name));
      const children = element.children.filter(isContent).map((child) => describe(child, isInText));
      if (children.length < 2) return;
      for (const child of children.filter((one) => one.isText)) {
        if (!child.mayChange && !children.some((one) => one !== child && one.mayChange)) continue;
        context.report({ node: child.node, messageId: 'bare', fix: wrap(child.node) });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** Whether a child is rendered, unlike whitespace and comments. */
function isContent(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  if (child.type !== 'JSXExpressionContainer') return true;
  const { expression } = child;
  return expression.type !== 'JSXEmptyExpression' && !(expression.type === 'Literal' && String(expression.value).trim() === '');
}
