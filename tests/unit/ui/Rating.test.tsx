import { expect, test } from 'vitest';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { renderUi } from '#tests/support/app/renderUi.tsx';

test.each([
  [4.5, 4, 1, 0],
  [4.8, 5, 0, 0],
  [3.2, 3, 0, 2],
])('a rating of %d is drawn as five stars, rounded to halves', async (average, whole, halves, empty) => {
  const { container } = await renderUi(<Rating average={average} count={8} variant="stars" />);
  const stars = container.querySelectorAll('[data-fill]');
  const drawn = (fill: string) => [...stars].filter((star) => star.getAttribute('data-fill') === fill).length;
  expect([drawn('on'), drawn('half'), drawn('off')]).toEqual([whole, halves, empty]);
});
