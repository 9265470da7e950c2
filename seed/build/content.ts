import { mapTexts } from '#schema/rules/localisedText.ts';
import type { ArticleBlockDoc } from '#server/store/documents/content.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ParsedSeed } from '../parsedSeed.ts';
import type { ArticleRecord } from '../records/contentRecords.ts';
import type { PictureBook } from './pictures.ts';

type Content = Pick<Catalogue, 'articles' | 'articleCategories' | 'faqs' | 'team' | 'testimonials' | 'information'>;

function buildBlock(block: ArticleRecord['body'][number]): ArticleBlockDoc {
  if ('paragraph' in block) return { kind: 'PARAGRAPH', text: block.paragraph };
  if ('heading' in block) return { kind: 'HEADING', text: block.heading };
  if ('list' in block) return { kind: 'LIST', items: block.list };
  if ('quote' in block) return { kind: 'QUOTE', text: block.quote, attribution: block.by };
  return { kind: 'PRODUCT', product: block.product };
}

/** Builds the documents for articles, FAQs, people and marketplace information. */
export function buildContent(seed: ParsedSeed, pictures: PictureBook): Content {
  return {
    articles: seed.articles.map(({ slug, pictures: keys, alt, body, ...article }) => ({
      id: slug,
      ...article,
      pictures: keys.map((key) => pictures.onGround(key, alt, 'cream')),
      body: body.map(buildBlock),
    })),
    articleCategories: seed.articleCategories.map(({ slug, name }, position) => ({ id: slug, name, position })),
    faqs: seed.faqs.map(({ key, ...faq }, position) => ({ id: key, ...faq, position })),
    team: seed.team.map(({ key, ...member }, position) => ({
      id: key,
      ...member,
      portrait: pictures.fullFrame(
        `team-${key}`,
        mapTexts(member.role, (role) => `${member.name}, ${role}`),
        'square',
      ),
      position,
    })),
    testimonials: seed.testimonials.map(({ key, ...testimonial }, position) => ({ id: key, ...testimonial, position })),
    information: seed.information.map(({ key, ...text }) => ({ id: key, ...text })),
  };
}
