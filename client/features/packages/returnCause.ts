import type { Translate } from '#client/i18n/Translate.ts';
import type { ReturnRecord_ReturnFragment } from './Packages.generated.ts';

/** Why products are returned: a usual reason, what the buyer wrote, or both. */
export function returnCauseText({ cause, note }: Pick<ReturnRecord_ReturnFragment, 'cause' | 'note'>, t: Translate): string {
  if (cause === 'OTHER') return note ?? '';
  const usual = t(`returnCauses.${cause}`);
  return note === null ? usual : t('ret.causeAndNote', { cause: usual, note });
}
