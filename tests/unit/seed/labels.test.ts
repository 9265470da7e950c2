import { expect, test } from 'vitest';
import { labelFacts } from '#seed/artwork/labels/labelFacts.ts';
import { around, flat } from '#seed/artwork/labels/surfaces.ts';
import { fit, lineOn, widthOf } from '#seed/artwork/labels/typeset.ts';

test('a label has the name, kind, net content and brand of its product', () => {
  expect(labelFacts('kicap-manis')).toEqual({
    name: 'Kicap manis pekat',
    kind: 'aged 90 days',
    net: '320 ml',
    brand: 'Tempayan Tanah',
    brandSlug: 'tempayan-tanah',
  });
});

test('a counted kind replaces the net content', () => {
  expect(labelFacts('pineapple-tarts')).toMatchObject({ kind: '', net: 'jar of 20' });
});

test('a label never prints a halal certificate', () => {
  expect(labelFacts('halal-gummy')).toMatchObject({ name: 'Fruit gummies', kind: '' });
});

test('a product of a vendor feed has a label', () => {
  expect(labelFacts('sambal-tumis')).toMatchObject({ name: 'Sambal tumis ikan bilis', net: '200 g', brandSlug: 'dapur-mak-som' });
});

test('an unknown product has no label', () => {
  expect(() => labelFacts('no-such-product')).toThrow('no-such-product');
});

test('a long name breaks into lines that fit the label', () => {
  const { lines, size, height } = fit('Limau kasturi juice', { width: 90, height: 60, face: 'market' });
  expect(lines.join(' ')).toBe('Limau kasturi juice');
  expect(lines.length).toBeGreaterThan(1);
  expect(height).toBeLessThanOrEqual(60.01);
  for (const line of lines) expect(widthOf(line, 'market') * size).toBeLessThanOrEqual(90.01);
});

test('type on a round pack narrows towards its sides', () => {
  const line = { text: 'III', face: 'plain', x: 160, y: 100, size: 60, tracking: 0.6 } as const;
  const spread = (path: string): number => {
    const across = [...path.matchAll(/[MLQC ]?(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
    return Math.max(...across) - Math.min(...across);
  };
  expect(spread(lineOn(around({ cx: 160, rx: 80, ry: 12 }), line))).toBeLessThan(spread(lineOn(flat, line)));
});
