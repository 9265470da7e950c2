import { expect, test } from 'vitest';
import { scriptJson } from '#schema/rules/scriptJson.ts';

test.each(['</script><script>', '<!--', 'a & b', 'one\u2028two\u2029three', 'plain'])(
  'JSON of %j ends neither a script nor a line of it',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
