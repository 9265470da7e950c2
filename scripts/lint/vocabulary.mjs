import path from 'node:path';

/** Banned words of identifiers, each with the glossary's term (docs/glossary.md). */
const BANNED = new Map([
  ['stall', 'vendor'],
  ['hub', 'vendor console'],
  ['parcel', 'package'],
  ['goods', 'products'],
  ['owed', 'due, or outbox'],
  ['letter', 'email, or character'],
  ['basis', 'dependencies'],
  ['asked', 'requested, or request'],
  ['keeper', 'vendor'],
]);

/** Splits an identifier into words: "ParcelList", "PARCEL_LIST" and "parcel-list" have two each. */
const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

function bannedWord(name) {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  return [...BANNED.keys()].find((banned) => words.includes(banned) || words.includes(`${banned}s`)) ?? null;
}

/** @type {import('eslint').Rule.RuleModule} */
const vocabulary = {
  meta: { type: 'suggestion', schema: [], messages: { banned: '"{{name}}": the glossary says {{instead}}, never {{word}}.' } },
  create(context) {
    const check = (name, node) => {
      const word = bannedWord(name);
      if (word !== null) context.report({ node, messageId: 'banned', data: { name, word, instead: BANNED.get(word) } });
    };
    return {
      Program: (node) => check(path.basename(context.filename), node),
      Identifier: (node) => check(node.name, node),
      PrivateIdentifier: (node) => check(node.name, node),
      JSXIdentifier: (node) => check(node.name, node),
    };
  },
};

export const rizq = { rules: { vocabulary } };
