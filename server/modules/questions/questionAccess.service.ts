import type { ReceivedProductRepository } from '#server/modules/orders/index.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { QuestionDoc } from '#server/store/documents/questions.ts';
import type { QuestionRepository } from './question.repository.ts';
import { isPublished } from './questionRules.ts';

/** What an account may see and answer. */
export class QuestionAccessService {
  constructor(
    private readonly received: ReceivedProductRepository,
    private readonly questions: QuestionRepository,
  ) {}

  /** Whether a product was delivered to a member. */
  hasReceived(userId: string, productId: string): Promise<boolean> {
    return this.received.has(userId, productId);
  }

  /** A question by its id, if it is public or the viewer's own. */
  async seenBy(viewer: SignedIn | null, id: string): Promise<QuestionDoc | null> {
    const question = await this.questions.find(id);
    return question !== null && (isPublished(question) || question.userId === viewer?.userId) ? question : null;
  }
}
