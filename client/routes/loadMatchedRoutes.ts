import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { RouteHandle } from './buildRoutes.tsx';
import { loadPage } from './loadPage.ts';

/** Loads the code and messages of the routes at a path, so that the first render does not suspend. */
export async function loadMatchedRoutes(routes: RouteObject[], location: { pathname: string }, locale: Locale): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  const loads = matches.map(async ({ route }) => {
    await resolveLazy(route);
    const { row } = (route.handle ?? {}) as Partial<RouteHandle>;
    if (row !== undefined) await loadMessages(locale, (await loadPage(row.page)).messages);
  });
  await Promise.all(loads);
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}
