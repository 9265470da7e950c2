/** Words that join others and describe no product. A search with other words ignores them. */
const FUNCTION_WORDS = new Set(
  [
    'a an and any are at by for from i in is like looking my need of on or our some that the these this to want with your size',
    'atau bagi cari dalam dan dari daripada dengan di hendak ialah ini itu kepada ke mahu nak oleh pada saiz saya serta untuk yang',
    '的 和 与 及 或 跟 给 用 在 了 我 要 想 买 找 尺码',
  ].flatMap((words) => words.split(' ')),
);

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
