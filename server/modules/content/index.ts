/** Public interface of the module: services, rules and their types. */
export { ArticleService } from './article.service.ts';
export { ContentRepository } from './content.repository.ts';
export { ContentService } from './content.service.ts';
export { InformationService } from './information.service.ts';
