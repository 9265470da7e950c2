import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compileCatalogs } from '#client/i18n/compileMessages.ts';

let folder: string;

const allShared = (keys: readonly string[]) => ({ shared: [...keys], byPage: {} });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(language: 'en' | 'ms', texts: Record<string, string>, area = 'area'): void {
  mkdirSync(join(folder, 'messages', language), { recursive: true });
  writeFileSync(join(folder, 'messages', language, `${area}.json`), JSON.stringify(texts));
}

describe('the catalogues of messages', () => {
  test('a key that Malay lacks stops the build and is named', () => {
    write('en', { 'cart.title': 'Your cart', 'cart.undo': 'Undo' });
    write('ms', { 'cart.title': 'Troli anda' });
    expect(() => compileCatalogs(folder, allShared)).toThrow('cart.undo: no text in "ms"');
  });

  test('an empty text counts as missing', () => {
    write('en', { 'cart.title': 'Your cart' });
    write('ms', { 'cart.title': ' ' });
    expect(() => compileCatalogs(folder, allShared)).toThrow('cart.title: no text in "ms"');
  });

  test('values that differ between the languages are refused', () => {
    write('en', { 'list.count': '{n} products' });
    write('ms', { 'list.count': '{jumlah} produk' });
    expect(() => compileCatalogs(folder, allShared)).toThrow('list.count: values differ');
  });

  test('the same key in two files is refused', () => {
    write('en', { 'ui.save': 'Save' });
    write('en', { 'ui.save': 'Keep' }, 'other');
    write('ms', { 'ui.save': 'Simpan' });
    expect(() => compileCatalogs(folder, allShared)).toThrow('ui.save: written twice');
  });

  test('text that is not a valid message is refused', () => {
    write('en', { 'list.count': '{n, plural, one {# product}' });
    write('ms', { 'list.count': '{n} produk' });
    expect(() => compileCatalogs(folder, allShared)).toThrow('list.count: "en" is not a valid message');
  });

  test('the type of the keys names the values of each message', () => {
    write('en', { 'list.count': '{n, plural, one {# product} other {# products}}', 'ui.save': 'Save' });
    write('ms', { 'list.count': '{n, plural, other {# produk}}', 'ui.save': 'Simpan' });
    expect(compileCatalogs(folder, allShared).keys).toEqual(['list.count', 'ui.save']);
    const types = readFileSync(join(folder, 'generated', 'MessageKey.ts'), 'utf8');
    expect(types).toContain('"list.count": "n";');
    expect(types).toContain('"ui.save": never;');
  });
});
