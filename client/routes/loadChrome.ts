import type { LoaderFunctionArgs } from 'react-router-dom';
import { ChromeDocument } from '#client/layout/Chrome.generated.ts';
import { chromeVariables } from '#client/layout/useChrome.ts';
import { apolloContext, prefsContext } from './loaderContext.ts';
import { failedLoad } from './useLoadedQuery.ts';

/** Fetches what the frame around the pages shows. The frame stands without it, so nothing is thrown. */
export async function loadChrome({ context }: LoaderFunctionArgs): Promise<unknown> {
  const { language } = context.get(prefsContext)();
  const variables = chromeVariables(language);
  const answer = await context.get(apolloContext).query({ query: ChromeDocument, variables, errorPolicy: 'all' });
  return answer.data === undefined ? failedLoad(variables) : null;
}
