import { expect, test } from 'vitest';
import { directoryHref, readDirectoryQuery } from '#client/features/vendors/directoryQuery.ts';

const read = (text: string) => readDirectoryQuery(new URLSearchParams(text));

test('the vendor directory without parameters lists all vendors, highest level first', () => {
  expect(read('')).toEqual({ q: '', sort: 'level', state: null, page: 1 });
  expect(directoryHref('/catalog-multi-vendor', read(''))).toBe('/catalog-multi-vendor');
});

test.each(['q=kopi&sort=newest&state=perak&page=2', 'q=a+b', 'sort=rating', 'state=kuala_lumpur'])(
  'the vendor directory query %s is parsed and written back',
  (text) => {
    expect(directoryHref('/vendor-list', read(text))).toBe(`/vendor-list?${text}`);
  },
);

test.each(['sort=evil', 'state=atlantis', 'state=__proto__', 'page=0', 'page=-1', 'page=1e9', 'page=99999', 'q=+++', 'other=1'])(
  'the invalid vendor directory parameter %s is ignored',
  (text) => {
    expect(read(text)).toEqual(read(''));
  },
);

test('the search text of the vendor directory is trimmed, and cut to 100 characters', () => {
  expect(read('q=++kedai+++kopi+').q).toBe('kedai kopi');
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});
