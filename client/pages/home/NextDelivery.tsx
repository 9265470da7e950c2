import { use } from 'react';
import { ownOrderPath } from '#client/config/links.ts';
import { useMemberData } from '#client/graphql/usePageData.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { NextDeliveryDocument } from './NextDelivery.generated.ts';

/** The member's package that is expected first, with a link to its order. Rendered by the server, so that the page does not shift. */
export function NextDelivery() {
  const t = useT();
  const locale = useLocale();
  const viewerId = use(ViewerContext);
  const viewer = useMemberData(NextDeliveryDocument)?.viewer;
  const next = viewer?.id === viewerId ? viewer?.nextDelivery : null;
  // The cached delivery may have ended since.
  if (!next?.order || next.expectedBy === null || next.status === 'CANCELLED' || next.status === 'DELIVERED') return null;
  return (
    <Surface as="section" tone="soft" pad={[3, 5]} radius="m" above={4} aria-labelledby="next-delivery">
      <Cluster gap={3} justify="between">
        <Cluster gap={3} noWrap>
          <Icon name="truck" size={24} />
          <Text as="h2" id="next-delivery" size="body" weight="regular">
            {t('home.nextDelivery', { date: formatDate(next.expectedBy, locale, 'weekday'), vendor: next.vendor.name })}
          </Text>
        </Cluster>
        <Text as={AppLink} size="body" weight="strong" to={ownOrderPath(next.order.number)}>
          {t('home.seeOrder')} <VisuallyHidden>{next.order.number}</VisuallyHidden>
        </Text>
      </Cluster>
    </Surface>
  );
}
