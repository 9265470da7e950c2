import type { CatalogService, ListingService } from '#server/modules/catalog/index.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { Used } from './collectDependencies.ts';

type Services = GraphQLContext['services'];

/** Proxy of the context that records what resolvers read. All but services, language, budget and deadline is personal. */
export function watchedContext(context: GraphQLContext): { context: GraphQLContext; used: Used } {
  const used: Used = { services: new Set(), listings: [], counted: [], isPersonal: false };
  const personal = <Key extends keyof GraphQLContext>(key: Key): GraphQLContext[Key] => {
    used.isPersonal = true;
    return context[key];
  };
  const listings = Object.assign(Object.create(context.services.listings) as ListingService, {
    list: (...[request, options]: Parameters<ListingService['list']>) => {
      const listing = context.services.listings.list(request, options);
      used.listings.push({ request, listing });
      return listing;
    },
  });
  const catalog = Object.assign(Object.create(context.services.catalog) as CatalogService, {
    productCount: (...[field, slug]: Parameters<CatalogService['productCount']>) => {
      used.counted.push({ values: { [field]: [slug] } });
      return context.services.catalog.productCount(field, slug);
    },
  });
  const watched: Partial<Services> = { listings, catalog };
  const services = new Proxy(context.services, {
    get: (target, name: keyof Services) => {
      used.services.add(name);
      return watched[name] ?? (Reflect.get(target, name) as unknown);
    },
  });
  return {
    used,
    context: {
      services,
      locale: context.locale,
      spend: context.spend,
      deadline: context.deadline,
      get viewer() {
        return personal('viewer');
      },
      get expectedViewer() {
        return personal('expectedViewer');
      },
      get credential() {
        return personal('credential');
      },
      get cookie() {
        return personal('cookie');
      },
      get address() {
        return personal('address');
      },
      get deviceId() {
        return personal('deviceId');
      },
      get userAgent() {
        return personal('userAgent');
      },
    },
  };
}
