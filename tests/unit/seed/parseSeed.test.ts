import { describe, expect, test } from 'vitest';
import { buildCatalogue, buildCatalogueReport } from '#seed/buildCatalogue.ts';
import { parseSeed } from '#seed/parseSeed.ts';
import { SeedError } from '#seed/seedError.ts';
import { authoredRecord, seedCopy } from './seedSamples.ts';

type Rows = Record<string, unknown>[];

/** The message of the SeedError that `work` throws. */
function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(SeedError);
    return (error as SeedError).message;
  }
  throw new Error('The seed was accepted');
}

describe('texts of a language in separate files', () => {
  test('are merged into records by key, and into lists by position', () => {
    const files = seedCopy();
    files['data/ms/services.json'] = { returns: { title: 'Tiga puluh hari' } };
    files['data/ms/information.json'] = { about: { sections: { story: { paragraphs: ['Satu.'] } } } };
    files['data/ms/products.json'] = { 'bifold-wallet': { colors: { '#9a6238': { name: 'Perang tua' } } } };
    files['data/ms/shop.json'] = { contact: { hours: 'Setiap hari' } };
    const { services, information, products, shop } = parseSeed(files);
    const returns = services.find(({ key }) => key === 'returns');
    expect(returns?.title).toMatchObject({ en: '30 days return', ms: 'Tiga puluh hari' });
    expect(returns?.description.ms).toContain('Pulangkan');
    expect(information.find(({ key }) => key === 'about')?.sections[0]?.paragraphs[0]?.ms).toBe('Satu.');
    expect(products.find(({ slug }) => slug === 'bifold-wallet')?.colors[0]?.name?.ms).toBe('Perang tua');
    expect(shop.contact.hours.ms).toBe('Setiap hari');
  });

  test.each([
    ['a record', { nothing: { title: 'Tiada' } }, 'nothing'],
    ['a field', { returns: { titel: 'Tiada' } }, 'returns.titel'],
    ['a text', { returns: { icon: 'Tiada' } }, 'returns.icon'],
  ])('are an error if the seed has no such text: %s', (_, texts, at) => {
    const message = messageOf(() => parseSeed({ ...seedCopy(), 'data/ms/services.json': texts }));
    expect(message).toContain(`data/ms/services.json: ${at}: there is no such text`);
  });
});

describe('an invalid seed throws an error with the file and the record', () => {
  test('when a vendor has an unknown state', () => {
    const files = seedCopy();
    const vendors = files['data/vendors.json'] as Rows;
    vendors[3] = { ...vendors[3], state: 'SINGAPORE' };
    const message = messageOf(() => parseSeed(files));
    expect(message).toContain('data/vendors.json');
    expect(message).toContain('tempayan-co: state: must be one of the 16 states');
  });

  test('when a product names a vendor, category, brand or colour that does not exist', () => {
    const files = seedCopy();
    const strange = authoredRecord({ vendor: 'nobody', category: 'weapons', brand: 'noname', color: '#123456' });
    (files['data/products-fresh.json'] as Rows).push(strange);
    const message = messageOf(() => parseSeed(files));
    expect(message).toContain('data/products-fresh.json: test-mango: vendor: there is no nobody');
    expect(message).toContain('category: there is no weapons');
    expect(message).toContain('brand: there is no noname');
    expect(message).toContain('color: there is no #123456');
  });

  test('when a list names a product that does not exist', () => {
    const files = seedCopy();
    (files['data/collections.json'] as Rows).push({ key: 'extra', title: { en: 'X', ms: 'Y' }, products: ['gone'] });
    expect(messageOf(() => parseSeed(files))).toContain('data/collections.json: extra: products: there is no gone');
  });

  test('when a text is missing in Malay', () => {
    const files = seedCopy();
    const services = files['data/services.json'] as Rows;
    services[0] = { ...services[0], title: { en: 'Free', ms: ' ' } };
    expect(messageOf(() => parseSeed(files))).toContain('data/services.json: free-shipping: title.ms: must not be empty');
  });

  test('when two vendors share a slug', () => {
    const files = seedCopy();
    const vendors = files['data/vendors.json'] as Rows;
    vendors.push({ ...vendors[0] });
    expect(messageOf(() => parseSeed(files))).toContain('data/vendors.json: kebun-utara: slug: kebun-utara stands twice');
  });

  test('when a file is missing', () => {
    const files = seedCopy();
    delete files['data/brands.json'];
    expect(messageOf(() => parseSeed(files))).toContain('data/brands.json: file: is missing');
  });

  test('when the demo cart names a variant that does not exist', () => {
    const files = seedCopy();
    const marketplace = files['data/shop.json'] as Record<string, unknown>;
    files['data/shop.json'] = { ...marketplace, demoCart: [{ product: 'tudung-bawal', options: { color: '#000000' }, quantity: 1 }] };
    expect(messageOf(() => buildCatalogue(files))).toContain('data/shop.json: demoCart: tudung-bawal has no variant');
  });

  test('and all errors are reported together', () => {
    const files = seedCopy();
    (files['data/products-mart.json'] as Rows).push({ slug: 'half' });
    (files['data/facts.json'] as Rows).push({ key: 'empty' });
    const message = messageOf(() => parseSeed(files));
    expect(message).toContain('data/products-mart.json: half');
    expect(message).toContain('data/facts.json: empty');
  });
});

describe('missing sample pictures', () => {
  test('are reported and use the ground of their category', () => {
    const files = seedCopy();
    files['data/pictures.json'] = {
      'pineapple-md2-front': { ground: 'leaf', width: 960, height: 960, dominantColor: '#dcead0' },
    };
    const { catalogue, missingPictures } = buildCatalogueReport(files);
    const mango = catalogue.products.find((product) => product.slug === 'harumanis-mango');
    const pineapple = catalogue.products.find((product) => product.slug === 'pineapple-md2');
    expect(missingPictures).toContain('harumanis-mango-front');
    expect(missingPictures).not.toContain('pineapple-md2-front');
    expect(mango?.pictures[0]).toMatchObject({ key: 'harumanis-mango-front', ground: 'mango', width: 960 });
    expect(pineapple?.pictures[0]).toMatchObject({ ground: 'leaf', dominantColor: '#dcead0' });
  });

  test('are not reported if there are no pictures at all', () => {
    const files = seedCopy();
    files['data/pictures.json'] = {};
    expect(buildCatalogueReport(files).missingPictures).toEqual([]);
  });
});
