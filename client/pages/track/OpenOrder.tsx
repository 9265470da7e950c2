import { orderPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { ordersVar } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { only, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';

/** How to open an order found by its number and email address: on the device that has its token, or through a link sent to the address. */
export function OpenOrder({ number, email }: { number: string; email: string }) {
  const t = useT();
  const isHydrated = useHydrated();
  const isKept = usePersisted(ordersVar).orders.some((order) => order.number === number);
  const submission = useFormSubmission('sendOrderLink');
  const { result, isBusy } = submission;
  return (
    <Surface as="section" tone="sunken" pad={6} radius="xl" gap={3} aria-labelledby="open-order">
      <Heading level={2} size="title" id="open-order">
        {t('track.openTitle')}
      </Heading>
      {isHydrated && isKept ? (
        <p>
          <ButtonLink to={orderPath(number)}>{t('ords.view')}</ButtonLink>
        </p>
      ) : (
        <>
          <p>{t('track.openText')}</p>
          <SubmissionNote submission={submission} />
          <p role="status" className={only.filled}>
            {result?.done && !isBusy && t('track.linkSent')}
          </p>
          <ActionForm submission={submission}>
            <input type="hidden" name="number" value={number} />
            <input type="hidden" name="email" value={email} />
            <Button type="submit" variant="outline" isBusy={isBusy}>
              {t('track.sendLink')}
            </Button>
          </ActionForm>
        </>
      )}
    </Surface>
  );
}
