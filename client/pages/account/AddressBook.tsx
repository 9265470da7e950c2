import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { AddressCard } from '#client/features/orders/AddressCard.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button.tsx';
import { RemovedNote } from '#client/ui/RemovedNote.tsx';
import { DeleteAddressDocument, SaveAddressDocument } from './AccountPage.generated.ts';
import styles from './AccountPage.module.css';
import { AddressForm, type SavedAddress, type Viewer } from './AddressForm.tsx';
import { useSaving } from './useSaving.ts';

/** In the place of an id: an address that is being added. */
const NEW = 'new';

/** Where things go: read, add, change, choose the default, take away and take that back. */
export function AddressBook({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const locale = useLocale() === 'ms' ? 'MS' : 'EN';
  const [edited, setEdited] = useState<string | null>(null);
  const [removed, setRemoved] = useState<SavedAddress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sendSave] = useMutation(SaveAddressDocument);
  const [sendDelete] = useMutation(DeleteAddressDocument);
  const { isBusy, save } = useSaving();
  const heading = useRef<HTMLHeadingElement>(null);

  /** What had the focus is gone: the heading takes it, so that reading goes on from here. */
  const settle = () => {
    setEdited(null);
    heading.current?.focus();
  };

  const tell = (unsaved: Awaited<ReturnType<typeof save>>) => {
    setProblem(unsaved === null ? null : (unsaved.general ?? Object.values(unsaved.fields)[0] ?? t('acc.failed')));
    return unsaved === null;
  };
  const put = (id: string | null, address: SavedAddress, makeDefault: boolean) => {
    const { firstName, lastName, line1, line2, city, postalCode, state, phone } = address;
    const input = { firstName, lastName, line1, line2, city, postalCode, state, phone: phone ?? '' };
    return save(async () => (await sendSave({ variables: { id, input, makeDefault, locale } })).data?.saveAddress);
  };
  const remove = async (address: SavedAddress) => {
    if (address.id === null) return;
    const { id } = address;
    if (tell(await save(async () => (await sendDelete({ variables: { id, locale } })).data?.deleteAddress))) {
      setRemoved(address);
      settle();
    }
  };
  const restore = async (address: SavedAddress) => {
    if (!tell(await put(null, address, address.isDefault))) return;
    setRemoved(null);
    settle();
  };

  return (
    <section className={styles.wide} aria-labelledby="address-book">
      <h2 id="address-book" ref={heading} tabIndex={-1}>
        {t('acc.addresses')}
      </h2>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {viewer.addresses.length === 0 && <p className={styles.muted}>{t('acc.noAddress')}</p>}
      <ul className={styles.addresses}>
        {viewer.addresses.map((address) => (
          <li key={address.id} className={styles.address}>
            {edited === address.id ? (
              <AddressForm viewer={viewer} address={address} onDone={settle} />
            ) : (
              <>
                <AddressCard address={address} title={address.isDefault ? `${address.city} · ${t('acc.default')}` : address.city} />
                <div className={styles.buttons}>
                  <Button
                    look="outline"
                    size="small"
                    aria-label={t('acc.editThis', { street: address.line1 })}
                    onClick={() => setEdited(address.id)}
                  >
                    {t('co.edit')}
                  </Button>
                  {!address.isDefault && (
                    <Button
                      look="outline"
                      size="small"
                      isBusy={isBusy}
                      aria-label={t('acc.makeDefaultThis', { street: address.line1 })}
                      onClick={() => void put(address.id, address, true).then(tell)}
                    >
                      {t('acc.makeDefault')}
                    </Button>
                  )}
                  <Button
                    look="outline"
                    size="small"
                    isBusy={isBusy}
                    aria-label={t('acc.removeThis', { street: address.line1 })}
                    onClick={() => void remove(address)}
                  >
                    {t('acc.remove')}
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {removed && (
          <RemovedNote text={t('acc.removed', { street: removed.line1 })} name={removed.line1} onUndo={() => void restore(removed)} />
        )}
      </div>
      {edited === NEW ? (
        <div className={styles.address}>
          <AddressForm viewer={viewer} address={null} onDone={settle} />
        </div>
      ) : (
        <Button look="outline" icon="plus" onClick={() => setEdited(NEW)}>
          {t(viewer.addresses.length === 0 ? 'acc.addFirst' : 'acc.add')}
        </Button>
      )}
    </section>
  );
}
