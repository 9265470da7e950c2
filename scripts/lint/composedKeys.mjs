/** Event properties that contain the pressed key. */
const NAMES = new Set(['key', 'code', 'keyCode', 'which']);

/**
 * Requires `pressedKey` (client/lib/pressedKey.ts) instead of keyboard event properties, because keys that an input method handles must
 * not reach the page. Needs type information.
 * @type {import('eslint').Rule.RuleModule}
 */
export const composedKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: 'Read the key with pressedKey (client/lib/pressedKey.ts): keys of an input method are not the page’s.' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices ?? {};
    if (!program) return {};
    const checker = program.getTypeChecker();
    const isKeyboardEvent = (node) => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
      return (type.isUnion() ? type.types : [type]).some(({ symbol }) => symbol?.name === 'KeyboardEvent');
    };
    const check = (object, property) => {
      if (NAMES.has(property.name ?? property.value) && isKeyboardEvent(object)) context.report({ node: property, messageId: 'raw' });
    };
    return {
      MemberExpression: ({ object, property }) => check(object, property),
      ObjectPattern(node) {
        for (const { key } of node.properties) if (key) check(node, key);
      },
    };
  },
};
