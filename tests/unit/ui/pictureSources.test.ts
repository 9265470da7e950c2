import { expect, test } from 'vitest';
import { pictureSources } from '#client/ui/media/Picture.tsx';

test('the sources of a picture have three widths in both formats', () => {
  expect(pictureSources('/pictures/mango-front-320.webp')).toEqual({
    avif: '/pictures/mango-front-320.avif 320w, /pictures/mango-front-640.avif 640w, /pictures/mango-front-960.avif 960w',
    webp: '/pictures/mango-front-320.webp 320w, /pictures/mango-front-640.webp 640w, /pictures/mango-front-960.webp 960w',
    fallback: '/pictures/mango-front-640.webp',
  });
});

test('a URL outside /pictures/ has no sources of other widths', () => {
  expect(pictureSources('/uploads/shop.png')).toBeNull();
});
