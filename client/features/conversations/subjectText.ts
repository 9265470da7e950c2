import type { Translate } from '#client/i18n/Translate.ts';
import type { ConversationRow_ConversationFragment } from './Conversations.generated.ts';

/** What a conversation is about. */
export function subjectText({ topic, product, orderNumber, packageNumber }: ConversationRow_ConversationFragment, t: Translate): string {
  if (topic === 'PRODUCT') return product?.title ?? t('conversations.goneProduct');
  if (topic === 'PACKAGE') return t('conversations.aboutPackage', { number: packageNumber ?? '' });
  if (topic === 'ORDER') return t('conversations.aboutOrder', { number: orderNumber ?? '' });
  return t('conversations.general');
}

/** The name of the other side. */
export function otherName({ side, vendor, buyerName }: ConversationRow_ConversationFragment, t: Translate): string {
  return side === 'VENDOR' ? buyerName : (vendor?.name ?? t('conversations.goneVendor'));
}
