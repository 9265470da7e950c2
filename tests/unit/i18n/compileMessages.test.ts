import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compileMessages } from '#messages/compileMessages.ts';
import { expectUse } from '#messages/messageUse.ts';
import { LOCALES, type Locale } from '#schema/rules/locales.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a message file with the same messages for every language, and with those in `other` for individual languages. */
function write(texts: Record<string, string>, { area = 'area', ...other }: { area?: string } & Partial<Record<Locale, object>> = {}): void {
  for (const locale of LOCALES) {
    mkdirSync(join(folder, locale, 'client'), { recursive: true });
    writeFileSync(join(folder, locale, 'client', `${area}.json`), JSON.stringify(other[locale] ?? texts));
  }
}

describe('message catalogues', () => {
  test('a key missing in a complete language is an error that names the key', () => {
    write({ 'cart.title': 'Your cart', 'cart.undo': 'Undo' }, { ms: { 'cart.title': 'Troli anda' } });
    expect(() => compileMessages(folder)).toThrow('cart.undo: no text in "ms"');
  });

  test('an incomplete language uses the texts of its fallback, and its missing messages are counted', () => {
    write({ 'cart.title': 'Your cart', 'cart.undo': 'Undo' }, { ms: { 'cart.title': 'Troli anda' } });
    const { catalogs, lacks } = compileMessages(folder, (locale) => locale !== 'ms');
    expect(catalogs.ms).toEqual({ 'cart.title': ['Troli anda'], 'cart.undo': ['Undo'] });
    expect(lacks).toEqual(['"ms" lacks 1 of 2 messages: its fallbacks stand in for them']);
  });

  test('a key without an English text is an error', () => {
    write({ 'cart.title': 'Your cart' }, { ms: { 'cart.title': 'Troli anda', 'cart.old': 'Lama' } });
    expect(() => compileMessages(folder)).toThrow('cart.old: no text in "en"');
  });

  test('an empty text counts as missing', () => {
    write({ 'cart.title': 'Your cart' }, { ms: { 'cart.title': ' ' } });
    expect(() => compileMessages(folder)).toThrow('cart.title: no text in "ms"');
  });

  test('placeholders that differ between languages are an error', () => {
    write({ 'list.count': '{n} products' }, { ms: { 'list.count': '{jumlah} produk' } });
    expect(() => compileMessages(folder)).toThrow('list.count: values differ: en {n}, ms {jumlah}');
  });

  test('the same key in two files is an error', () => {
    write({ 'ui.save': 'Save' });
    write({ 'ui.save': 'Keep' }, { area: 'other' });
    expect(() => compileMessages(folder)).toThrow('ui.save: written twice');
  });

  test('invalid message syntax is an error', () => {
    write({ 'list.count': '{n} products' }, { en: { 'list.count': '{n, plural, one {# product}' } });
    expect(() => compileMessages(folder)).toThrow('list.count: "en" is not a valid message');
  });

  test('placeholders inside plural forms are found', () => {
    write({ 'list.count': '{n, plural, one {# product of {vendor}} other {# products of {vendor}}}', 'ui.save': 'Save' });
    expect(Object.fromEntries(compileMessages(folder).valueNames)).toEqual({ 'list.count': ['n', 'vendor'], 'ui.save': [] });
  });

  test('a file missing in one language is an error', () => {
    write({ 'cart.title': 'Your cart' });
    rmSync(join(folder, 'ms', 'client', 'area.json'));
    expect(() => compileMessages(folder, () => false)).toThrow('there is no file ms/client/area.json');
  });

  test('an unused message is an error that names its key', () => {
    expect(() => expectUse(['cart.title', 'nobody.namesThis'])).toThrow(/names these messages:\n {2}nobody\.namesThis$/);
  });
});
