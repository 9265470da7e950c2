import { seedStore } from '#seed/seedStore.ts';
import { explainStart, readConfig } from '#server/config.ts';
import { openMarketplace } from '#server/openMarketplace.ts';
import { aMarket } from '#tests/support/builders/market.ts';

/** Returns the message with which the server refuses to start with these settings, or null if it starts. */
export async function refusalOf(env: Record<string, string>): Promise<string | null> {
  const config = readConfig(env);
  const reportError = (error: unknown) => {
    throw error;
  };
  try {
    await (await openMarketplace({ ...config, fill: (store) => seedStore(store, aMarket()), reportError })).close();
    return null;
  } catch (error) {
    return explainStart(error, config);
  }
}
