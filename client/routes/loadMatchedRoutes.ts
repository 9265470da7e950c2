import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadMessages, messagePartsOf } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { RouteHandle } from './buildRoutes.tsx';
import type { FrameHandle } from './routeTypes.ts';

type Handle = RouteHandle | FrameHandle | undefined;

/** Loads and resolves code and messages of the routes at a path, so that the first render does not suspend. */
export async function loadMatchedRoutes(routes: RouteObject[], address: { pathname: string }, locale: Locale): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  const parts = matches.flatMap(({ route }) => messagePartsOf((route.handle as Handle)?.module ?? ''));
  await Promise.all([loadMessages(locale, parts), ...matches.map(({ route }) => resolveLazy(route))]);
}

async function resolveLazy(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object') return;
  const [Component, loader, action] = await Promise.all([lazy.Component?.(), lazy.loader?.(), lazy.action?.()]);
  delete route.lazy;
  Object.assign(route, { Component, loader, ...(action && { action }) });
}
