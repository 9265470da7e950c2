import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * The key of a keyboard event. Empty while an input method (such as Pinyin) composes characters, because Enter and the arrow keys then
 * belong to the input method. Safari reports the key that ends a composition only through `keyCode` 229.
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229 ? '' : event.key;
}
