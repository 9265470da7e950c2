/** Of several sections only one is open at a time: pressing the open one closes it, pressing another swaps. */
export function toggleOne<Key>(open: Key | null, pressed: Key): Key | null {
  return open === pressed ? null : pressed;
}
