import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadMessages, messagePartsOf } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { RouteHandle } from './buildRoutes.tsx';

/** Loads and resolves code and messages of the routes at a path, so that the first render does not suspend. */
export async function loadMatchedRoutes(routes: RouteObject[], address: { pathname: string }, locale: Locale): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  const parts = matches.flatMap(({ route }) => {
    const { row } = (route.handle ?? {}) as Partial<RouteHandle>;
    return row === undefined ? [] : messagePartsOf(row.page);
  });
  await Promise.all([loadMessages(locale, parts), ...matches.map(({ route }) => resolveLazy(route))]);
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}
