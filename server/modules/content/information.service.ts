import type { FaqDoc, InformationDoc, TeamMemberDoc, TestimonialDoc } from '#server/store/documents/content.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { PAYMENT_METHOD_NAMES, type PaymentService } from '#server/modules/payments/index.ts';
import type { ContentRepository } from './content.repository.ts';
import { marketplaceFacts, withFacts } from './marketplaceFacts.ts';

/** Reads the information texts, with the marketplace's rules interpolated. */
export class InformationService {
  constructor(
    private readonly repository: ContentRepository,
    private readonly payments: PaymentService,
  ) {}

  faqs(): FaqDoc[] {
    const fill = this.filler();
    return this.repository.inOrder('faqs').map((faq) => ({ ...faq, question: fill(faq.question), answer: fill(faq.answer) }));
  }

  team(): TeamMemberDoc[] {
    return this.repository.inOrder('team');
  }

  testimonials(): TestimonialDoc[] {
    return this.repository.inOrder('testimonials');
  }

  /** null if there is no such text. */
  text(key: InformationDoc['id']): InformationDoc | null {
    const text = this.repository.information(key);
    if (text === null) return null;
    const fill = this.filler();
    return {
      ...text,
      title: fill(text.title),
      intro: fill(text.intro),
      sections: text.sections.map((section) => ({
        ...section,
        title: fill(section.title),
        summary: section.summary && fill(section.summary),
        paragraphs: section.paragraphs.map(fill),
        points: section.points.map(fill),
      })),
    };
  }

  private filler(): (text: LocalisedText) => LocalisedText {
    const names: Partial<Record<string, LocalisedText>> = PAYMENT_METHOD_NAMES;
    const methods = this.payments.offered().flatMap(({ method }) => names[method] ?? []);
    const facts = marketplaceFacts(this.repository.shop(), methods);
    return (text) => withFacts(text, facts);
  }
}
