/**
 * Fixed time and random numbers of a process or page: imported by the server of `npm run look` before its own modules (`--import`), and run
 * in its browser before the scripts of a page. Imports nothing, since a page runs it as it is.
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
    /** A stream per function: visible order numbers do not depend on the number of generated ids. */
    const counts = { bytes: 0, integers: 0 };
    const hashed = (stream) =>
      createHash('sha512')
        .update(`${stream} ${(counts[stream] += 1)}`)
        .digest();
    // Calls with a callback stay random: none of their values is visible.
    crypto.randomBytes = (size, callback) => (callback || size > 64 ? randomBytes(size, callback) : hashed('bytes').subarray(0, size));
    crypto.randomInt = (limit, ...others) => (others.length > 0 ? randomInt(limit, ...others) : hashed('integers').readUInt32BE() % limit);
    globalThis.process.getBuiltinModule('node:module').syncBuiltinESMExports();
  }
}
