import type { ApolloClient } from '@apollo/client';
import type { Locale } from '#client/i18n/Locale.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { listWords } from '#schema/rules/wordLists.ts';
import { accountApi } from './accountApi.ts';
import { accountSync, recordChanges, releaseLists } from './accountSync.ts';

/** Maximum number of names in a toast. */
const MOST_NAMES = 3;

interface Followed {
  /** null for a guest. */
  userId: string | null;
  /** The session has ended while the page is in use. */
  isLost: boolean;
  client: ApolloClient;
  /** Returns the page's current language and messages. */
  shown: () => { locale: Locale; t: Translate };
}

/** Records changes to the lists and sends them to the member's account; for a guest, clears a member's lists. Returns a stop function. */
export function followAccount({ userId, isLost, client, shown }: Followed): () => void {
  const stopRecording = recordChanges();
  if (userId === null) {
    // A checkout keeps its cart when the session ends, because the shopper may log in again or continue as a guest.
    if (!isLost && checkoutVar().userId === null) releaseLists();
    return stopRecording;
  }
  const stopSync = accountSync(userId, {
    ...accountApi(userId, client, () => shown().locale),
    onRefused: (list, names, reason) => {
      const { t, locale } = shown();
      const listed = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
      toast.error(`${t('saved.refused', { list, names: listWords(listed, locale) })} ${reason}`, { id: `refused ${list}` });
    },
  });
  return () => {
    stopSync();
    stopRecording();
  };
}
