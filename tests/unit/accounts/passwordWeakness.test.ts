import { expect, test } from 'vitest';
import { ACCOUNT_MESSAGES } from '#server/modules/accounts/accountErrors.ts';
import { passwordWeakness } from '#server/modules/accounts/passwords.ts';

const OWNER = { email: 'farah.hanim@sinar.example', firstName: 'Farah', lastName: 'binti Hanim' };
const { passwordLength, passwordFewCharacters, passwordCommon, passwordOfContext } = ACCOUNT_MESSAGES;

test.each([
  ['aaaaaaaa', passwordFewCharacters],
  ['        ', passwordFewCharacters],
  ['abcabcabcabc', passwordFewCharacters],
  ['1212 1212 1212', passwordFewCharacters],
  ['password', passwordCommon],
  ['Summer2026!', passwordCommon],
  ['Winter2025!!', passwordCommon],
  ['Monday#2026', passwordCommon],
  ['Ramadan2026!', passwordCommon],
  ['harimau123', passwordCommon],
  ['Kucing2026!', passwordCommon],
  ['selamatpagi', passwordCommon],
  ['nasilemak88', passwordCommon],
  ['terimakasih1', passwordCommon],
  ['correcthorse', passwordCommon],
  ['P@ssw0rd1', passwordCommon],
  ['ＰＡＳＳＷＯＲＤ', passwordCommon],
  ['shopping1', passwordCommon],
  ['Dragon2024', passwordCommon],
  ['sunsh1ne!', passwordCommon],
  ['qwertyuiop12', passwordCommon],
  ['rizq1234', passwordOfContext],
  ['R1zq-2026!', passwordOfContext],
  ['farah2024', passwordOfContext],
  ['Hanim Farah 88', passwordOfContext],
  ['farah.hanim@sinar.example', passwordOfContext],
  ['sinar.99.sinar', passwordOfContext],
  ['kopi', passwordLength],
])('rejects the password %j as weak', (password, reason) => {
  expect(passwordWeakness(password, OWNER)).toBe(reason);
});

test.each(['kopi tarik panas', 'madu lebah hutan', 'farah minum kopi tarik', 'x7!Kq2-zPw', 'rizq menjual durian', '豆沙包很好吃啊朋友'])(
  'accepts the password %j',
  (password) => {
    expect(passwordWeakness(password, OWNER)).toBeNull();
  },
);
