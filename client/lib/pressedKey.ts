import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Key of a keyboard event. Empty while an input method (such as Pinyin) composes characters, since Enter and the arrow keys then belong to
 * it. Safari reports the key that ends a composition with `keyCode` 229 only.
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229 ? '' : event.key;
}
