import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { renderUi } from '#tests/support/app/renderUi.tsx';

test('a reduced price has text alternatives with the former price and the discount', async () => {
  await renderUi(<PriceTag price="$6.40" was="$8.00" percent={20} />);
  expect(screen.getByText('Now $6.40')).toBeInTheDocument();
  expect(screen.getByText('Was $8.00')).toBeInTheDocument();
  expect(screen.getByText('20% off')).toBeInTheDocument();
});

test('a regular price has no other text', async () => {
  const { container } = await renderUi(<PriceTag price="$4.20" />);
  expect(container).toHaveTextContent(/^\$4\.20$/);
});

test('a rating is an image with a text alternative, and is not rendered if there are no ratings', async () => {
  await renderUi(
    <>
      <Rating average={4.8} count={529} />
      <Rating average={null} count={0} />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: '4.8 out of 5 stars, from 529 reviews' })).toBeVisible();
});
