import { composedKeys } from './composedKeys.mjs';
import { vocabulary } from './vocabulary.mjs';
import { wrappedText } from './wrappedText.mjs';

/** This repository's own rules. */
export const rizq = { rules: { 'composed-keys': composedKeys, vocabulary, 'wrapped-text': wrappedText } };
