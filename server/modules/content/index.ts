/** Public interface of the module: services, rules and their types. */
export { ArticleService } from './article.service.ts';
export { ContentProjection } from './content.projection.ts';
export { ContentService } from './content.service.ts';
