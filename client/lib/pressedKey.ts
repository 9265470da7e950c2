import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Key of a keyboard event. Empty while an input method, such as Pinyin, composes characters: Enter then accepts the text, and arrows choose
 * among candidates. The key that ends a composition has the code 229 in Safari.
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229 ? '' : event.key;
}
