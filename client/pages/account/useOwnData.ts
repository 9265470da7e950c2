import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useApiLocale } from '#client/i18n/useT.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { deviceData } from '#client/state/deviceData.ts';
import { loseSession } from '#client/state/session.ts';
import { OwnDataDocument, type OwnDataQuery } from './OwnData.generated.ts';

type Person = NonNullable<OwnDataQuery['viewer']>;

/** Gathers all that the marketplace knows about a person, and what it keeps in this browser, and saves it as one JSON file. */
export function useOwnData() {
  const client = useApolloClient();
  const locale = useApiLocale();
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<'failed' | 'signedOut' | null>(null);

  const gather = async (): Promise<{ account: Omit<Person, 'orders'>; orders: Person['orders']['nodes'] } | null> => {
    const orders: Person['orders']['nodes'] = [];
    const read = async (after: string | null): Promise<Person | null> => {
      const variables = { after, locale };
      const { data } = await client.query({ query: OwnDataDocument, variables, fetchPolicy: 'no-cache' });
      return data?.viewer ?? null;
    };
    let person = await read(null);
    if (person === null) return null;
    const { orders: _first, ...account } = person;
    for (;;) {
      orders.push(...person.orders.nodes);
      const { hasNextPage, endCursor } = person.orders.pageInfo;
      if (!hasNextPage) break;
      person = await read(endCursor);
      if (person === null) return null;
    }
    return { account, orders };
  };

  const download = async () => {
    setBusy(true);
    setAttempt((count) => count + 1);
    setOutcome(null);
    try {
      const gathered = await gather();
      if (gathered === null) {
        loseSession();
        setOutcome('signedOut');
        return;
      }
      const today = new Date().toISOString().slice(0, 10);
      const all = JSON.stringify({ ...gathered, onThisDevice: deviceData() }, null, 2);
      saveFile(`rizq-my-data-${today}.json`, new Blob([all], { type: 'application/json' }));
    } catch {
      setOutcome('failed');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt, outcome, download };
}
