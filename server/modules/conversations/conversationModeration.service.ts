import type { ConversationMessageDoc, ConversationReportDoc } from '#server/store/documents/conversations.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import type { ConversationRepository } from './conversation.repository.ts';

/** A reported message, for the operators. */
export interface ReportedMessage {
  message: ConversationMessageDoc;
  report: ConversationReportDoc;
}

/** Operators' decisions on reported messages. They read no other messages. */
export class ConversationModerationService {
  constructor(private readonly dependencies: { store: Transactions; conversations: ConversationRepository }) {}

  /** Reported messages, oldest report first. */
  async reported(): Promise<ReportedMessage[]> {
    const { conversations } = this.dependencies;
    const reports = (await conversations.reports()).sort((left, right) => (left.at < right.at ? -1 : 1));
    const found = await Promise.all(
      reports.map(async (report) => {
        const message = await conversations.findMessage(report.id);
        return message === null ? [] : [{ message, report }];
      }),
    );
    return found.flat();
  }

  /** Hides a message from both sides and settles its report. Idempotent. Returns null for an unknown id. */
  hide(messageId: string): Promise<ConversationMessageDoc | null> {
    return this.decide(messageId, async (transaction, message) => {
      if (message.isHidden) return message;
      const conversation = await transaction.get('conversations', message.conversationId);
      if (conversation?.lastAt === message.createdAt) await transaction.put('conversations', { ...conversation, lastText: '' });
      return transaction.put('conversationMessages', { ...message, isHidden: true });
    });
  }

  /** Settles the report of a message without hiding it. Returns null for an unknown id. */
  dismiss(messageId: string): Promise<ConversationMessageDoc | null> {
    return this.decide(messageId, (_, message) => Promise.resolve(message));
  }

  private decide(
    messageId: string,
    change: (transaction: Transaction, message: ConversationMessageDoc) => Promise<ConversationMessageDoc>,
  ): Promise<ConversationMessageDoc | null> {
    return this.dependencies.store.transaction(
      async (transaction) => {
        const message = await transaction.get('conversationMessages', messageId);
        if (message === null) return null;
        await transaction.delete('conversationReports', messageId);
        return change(transaction, message);
      },
      { changes: 'conversations' },
    );
  }
}
