import { expect, test } from 'vitest';
import { scriptJson } from '#schema/rules/scriptJson.ts';

test.each(['</script><script>', '<!--', 'a & b', 'one\u2028two\u2029three', 'plain'])(
  'scriptJson escapes %j so that it ends neither the script element nor a line of it',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
