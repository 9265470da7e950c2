/** The page numbers to offer: first, last, and those around the current one; null stands for a gap of two or more. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const numbers: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    const isShown = number === 1 || number === pageCount || Math.abs(number - page) <= 1;
    const isOnlyOneHidden = (number === 2 && page === 4) || (number === pageCount - 1 && page === pageCount - 3);
    if (isShown || isOnlyOneHidden) numbers.push(number);
    else if (numbers.at(-1) !== null) numbers.push(null);
  }
  return numbers;
}
