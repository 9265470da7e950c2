import { expect, test } from 'vitest';
import { directoryHref, readDirectoryQuery } from '#client/features/vendors/directoryQuery.ts';

const read = (text: string) => readDirectoryQuery(new URLSearchParams(text));

test('an address without a word lists all vendors, the highest level first', () => {
  expect(read('')).toEqual({ q: '', sort: 'level', state: null, page: 1 });
  expect(directoryHref('/catalog-multi-vendor', read(''))).toBe('/catalog-multi-vendor');
});

test.each(['q=kopi&sort=newest&state=perak&page=2', 'q=a+b', 'sort=rating', 'state=kuala_lumpur'])(
  '%s is read and written back',
  (text) => {
    expect(directoryHref('/vendor-list', read(text))).toBe(`/vendor-list?${text}`);
  },
);

test.each(['sort=evil', 'state=atlantis', 'state=__proto__', 'page=0', 'page=-1', 'page=1e9', 'page=99999', 'q=+++', 'other=1'])(
  '%s is ignored',
  (text) => {
    expect(read(text)).toEqual(read(''));
  },
);

test('words are tidied and cut to what the API takes', () => {
  expect(read('q=++kedai+++kopi+').q).toBe('kedai kopi');
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});
