import { expect, test } from 'vitest';
import { isGtin } from '#schema/rules/gtin.ts';

test.each(['4006381333931', '96385074', '036000291452', '10614141543219'])('%s is a GTIN', (gtin) => {
  expect(isGtin(gtin)).toBe(true);
});

test.each(['4006381333932', '4060381333931', '96385075', '400638133393', '12345', '', '40063813339a1'])('%j is not a GTIN', (gtin) => {
  expect(isGtin(gtin)).toBe(false);
});
