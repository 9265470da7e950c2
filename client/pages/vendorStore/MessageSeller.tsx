import { useEffect, useMemo, useRef } from 'react';
import { useMutation } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { MessageForm } from '#client/features/messages/MessageForm.tsx';
import { useMessageForm } from '#client/features/messages/useMessageForm.ts';
import { useT } from '#client/i18n/useT.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { MessageSellerDocument } from './MessageSeller.generated.ts';
import { MESSAGE_PLACE, sellerInput, sellerSpec } from './messagePath.ts';
import styles from './VendorStore.module.css';
import type { StoreVendor } from './storeVendor.ts';

const MAX_ORDER_LENGTH = 32;

/** Writes to the seller, through the shop. Whoever came for this begins at its heading. */
export function MessageSeller({ vendor }: { vendor: StoreVendor }) {
  const t = useT();
  const { id, name } = vendor;
  const { hash, key, search } = useLocation();
  const requested = new URLSearchParams(search).get('order')?.trim().slice(0, MAX_ORDER_LENGTH) ?? '';
  const fromAddress = useMemo(() => (requested === '' ? undefined : { orderNumber: requested }), [requested]);
  const place = useRef<HTMLDivElement>(null);
  const [send] = useMutation(MessageSellerDocument);
  const form = useMessageForm({
    name: 'messageSeller',
    spec: sellerSpec,
    to: id,
    fromAddress,
    send: async (values) => (await send({ variables: { vendorId: id, input: sellerInput(values) } })).data?.contactVendor,
  });
  useEffect(() => {
    if (hash === `#${MESSAGE_PLACE}`) place.current?.querySelector('h2')?.focus();
  }, [hash, key]);
  return (
    <div ref={place} id={MESSAGE_PLACE} className={styles.message}>
      <MessageForm
        form={form}
        title={t('vend.message')}
        about={
          <>
            <input type="hidden" name="vendorId" value={id} />
            {form.values.orderNumber !== '' && (
              <TextField
                {...form.field('orderNumber')}
                label={t('ord.number')}
                isOptional
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={MAX_ORDER_LENGTH}
              />
            )}
          </>
        }
        anchor={MESSAGE_PLACE}
        privacy={t('vend.messagePrivacy', { name })}
        sentTitle={t('contact.sent')}
        sentText={(email) => t('vend.messageSent', { name, email })}
      />
    </div>
  );
}
