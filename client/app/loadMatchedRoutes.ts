import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** Fetches the code of the routes at an address and puts it in place, so that the first render finds it and never suspends. */
export async function loadMatchedRoutes(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
}

async function resolveLazy(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object') return;
  const [Component, loader] = await Promise.all([lazy.Component?.(), lazy.loader?.()]);
  delete route.lazy;
  Object.assign(route, { Component, loader });
}
