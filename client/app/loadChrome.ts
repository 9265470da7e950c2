import type { LoaderFunctionArgs } from 'react-router-dom';
import { ChromeDocument } from './chrome/Chrome.generated.ts';
import { chromeVariables } from './chrome/chromeVariables.ts';
import { apolloContext, prefsContext } from './loaderContext.ts';

/** Fetches what the frame around the pages shows. The frame stands without it, so nothing is thrown. */
export async function loadChrome({ context }: LoaderFunctionArgs): Promise<null> {
  const { language } = context.get(prefsContext)();
  await context.get(apolloContext).query({ query: ChromeDocument, variables: chromeVariables(language), errorPolicy: 'all' });
  return null;
}
