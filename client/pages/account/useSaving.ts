import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';

interface Answer {
  viewer: unknown;
  errors: readonly { message: string; path: readonly string[] | null }[];
}

/** Why something was not saved: sentences beside fields, and one about the whole. */
export interface Unsaved {
  fields: Record<string, string>;
  general: string | null;
}

/** Sends a change of the account; null when it was saved. Nothing that was typed is touched. */
export function useSaving() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const save = async (ask: () => Promise<Answer | undefined>): Promise<Unsaved | null> => {
    setBusy(true);
    try {
      const answer = await ask();
      if (!answer) return { fields: {}, general: t('acc.failed') };
      if (answer.viewer) return null;
      const beside = answer.errors.flatMap(({ message, path }) => (path?.[0] === undefined ? [] : [[path[0], message] as const]));
      const general = answer.errors.find(({ path }) => path === null || path[0] === 'id')?.message ?? null;
      return { fields: Object.fromEntries(beside), general };
    } catch {
      return { fields: {}, general: t('acc.failed') };
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
