import path from 'node:path';

/** Banned words, each with the term that the glossary uses instead (docs/glossary.md). */
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

/** `letter` is allowed in comments, where it means a character. */
const BANNED_IN_COMMENTS = new Map([...[...BANNED].filter(([word]) => word !== 'letter'), ['door', 'boundary, or entry point']]);

/** Quoted text, code and one common phrase are not checked. */
const NOT_OWN_WORDS = /`[^`]*`|"[^"\n]*"|frequently asked questions/gi;

/** Splits a text into words: "ParcelList", "PARCEL_LIST" and "parcel-list" each have two words. */
const wordsOf = (text) => text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

function bannedWord(text, banned) {
  const words = new Set(wordsOf(text).map((word) => word.toLowerCase()));
  return [...banned.keys()].find((word) => words.has(word) || words.has(`${word}s`)) ?? null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const vocabulary = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { comments: { type: 'boolean' } }, additionalProperties: false }],
    messages: { banned: '"{{text}}": the glossary says {{instead}}, never {{word}}.' },
  },
  create(context) {
    const check = (text, place, banned = BANNED) => {
      const word = bannedWord(text, banned);
      if (word !== null) context.report({ ...place, messageId: 'banned', data: { text, word, instead: banned.get(word) } });
    };
    const checkName = (node) => check(node.name, { node });
    return {
      Program(node) {
        check(path.basename(context.filename), { node });
        if (context.options[0]?.comments !== true) return;
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          check(value.trim().replace(NOT_OWN_WORDS, ''), { loc }, BANNED_IN_COMMENTS);
        }
      },
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
    };
  },
};
