/** The number at index `place` of the sorted numbers (Hoare's quickselect); does not modify the input. */
export function quickselect(numbers: Float64Array, place: number): number {
  const list = numbers.slice();
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const pivot = list[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((list[left] ?? 0) < pivot) left += 1;
      while ((list[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const swapped = list[left] ?? 0;
      list[left] = list[right] ?? 0;
      list[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return list[place] ?? 0;
}
