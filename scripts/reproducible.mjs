/**
 * Fixes the time and random numbers in a process or page. It is imported by the server of `npm run look` before its own modules
 * (`--import`), and run in the browser before a page's scripts. It has no imports, because a page runs it as it is.
 */
{
  /** A Tuesday, 10:30 in Malaysia. */
  const NOW = Date.UTC(2026, 10, 24, 2, 30);
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [NOW] : args, newTarget),
    apply: () => new RealDate(NOW).toString(),
  });
  RealDate.now = () => NOW;

  let state = 1;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };

  const crypto = globalThis.process?.getBuiltinModule('node:crypto');
  if (crypto) {
    const { createHash, randomBytes, randomInt } = crypto;
    /** One stream per function, so that visible order numbers do not depend on how many ids have been generated. */
    const counts = { bytes: 0, integers: 0 };
    const hashed = (stream) =>
      createHash('sha512')
        .update(`${stream} ${(counts[stream] += 1)}`)
        .digest();
    // Calls with a callback stay random, because none of their values is visible.
    crypto.randomBytes = (size, callback) => (callback || size > 64 ? randomBytes(size, callback) : hashed('bytes').subarray(0, size));
    crypto.randomInt = (limit, ...others) => (others.length > 0 ? randomInt(limit, ...others) : hashed('integers').readUInt32BE() % limit);
    globalThis.process.getBuiltinModule('node:module').syncBuiltinESMExports();
  }
}
