import { use, type ReactNode } from 'react';
import { ownOrderPath } from '#client/config/links.ts';
import { answerBy } from '#client/features/packages/openAnswers.ts';
import { useMemberData } from '#client/graphql/usePageData.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { dayToCome, formatDate } from '#client/lib/formatDate.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { NextDeliveryDocument } from './NextDelivery.generated.ts';

/**
 * The member's package that is expected first, or an order that waits for the member's answer, with a link to the order. Rendered by the
 * server, so that the page does not shift.
 */
export function NextDelivery() {
  const t = useT();
  const locale = useLocale();
  const viewerId = use(ViewerContext);
  const data = useMemberData(NextDeliveryDocument);
  const viewer = data?.viewer?.id === viewerId ? data?.viewer : null;
  const unanswered = viewer?.orders.nodes.find(({ packages }) => answerBy(packages) !== null);
  const time = unanswered ? answerBy(unanswered.packages) : null;
  const next = viewer?.nextDelivery ?? null;
  if (unanswered && time !== null)
    return (
      <OrderBox isUrgent number={unanswered.number}>
        {t('home.answerBy', { time: formatDate(time, locale, 'hour') })}
      </OrderBox>
    );
  // The cached delivery may have ended since.
  if (!next?.order || next.expectedBy === null || next.status === 'CANCELLED' || next.status === 'DELIVERED') return null;
  return (
    <OrderBox number={next.order.number}>
      {t('home.nextDelivery', { ...dayToCome(next.expectedBy, locale, new Date()), vendor: next.vendor.name })}
    </OrderBox>
  );
}

function OrderBox({ number, isUrgent = false, children }: { number: string; isUrgent?: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <Surface as="section" tone={isUrgent ? 'notice' : 'soft'} pad={[3, 5]} radius="m" above={4} aria-labelledby="next-delivery">
      <Cluster gap={3} justify="between">
        <Cluster gap={3} noWrap>
          <Icon name={isUrgent ? 'clock' : 'truck'} size={24} />
          <Text as="h2" id="next-delivery" size="body" weight="regular">
            {children}
          </Text>
        </Cluster>
        <Text as={AppLink} size="body" weight="strong" to={ownOrderPath(number)}>
          {t('home.seeOrder')} <VisuallyHidden>{number}</VisuallyHidden>
        </Text>
      </Cluster>
    </Surface>
  );
}
