import type { Translate } from '#client/i18n/Translate.ts';
import type { ChangedLine_UnitsFragment } from './Packages.generated.ts';

type Units = Omit<ChangedLine_UnitsFragment, '__typename'>;

/** Text for a replaced line or a removed one, with its units. */
export function lineChangeText({ before, after }: { before: Units; after: Units | null }, t: Translate): string {
  const from = unitsText(before);
  return after === null ? t('sub.notSent', { units: from }) : t('sub.instead', { before: from, after: unitsText(after) });
}

function unitsText({ quantity, title, options }: Units): string {
  const chosen = options.map(({ label }) => label).join(', ');
  return `${quantity} × ${title}${chosen === '' ? '' : ` (${chosen})`}`;
}
