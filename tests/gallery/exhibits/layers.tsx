import type { ReactNode } from 'react';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { Disclosure } from '#client/ui/overlays/Disclosure.tsx';
import { Drawer, type DrawerProps } from '#client/ui/overlays/Drawer.tsx';
import { LazyDrawer } from '#client/ui/overlays/LazyDrawer.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { Exhibit } from '../Exhibit.ts';
import { Held } from '../Held.tsx';
import { LONG_TITLE } from '../samples/words.ts';

export const layers: readonly Exhibit[] = [
  {
    of: 'Drawer',
    also: ['Dialog', 'LazyDrawer'],
    states: {
      right: (t) => <Opened word={t('cart.view')}>{(layer) => <Drawer {...layer} title={t('cart.title')} side="right" />}</Opened>,
      'small, a sheet on phones': (t) => (
        <Opened word={t('cart.keep')}>{(layer) => <Drawer {...layer} title={t('cart.clear')} side="small" />}</Opened>
      ),
      left: (t) => <Opened word={t('nav.menu')}>{(layer) => <Drawer {...layer} title={t('nav.menu')} side="left" />}</Opened>,
      top: (t) => <Opened word={t('nav.search')}>{(layer) => <Drawer {...layer} title={t('nav.search')} side="top" />}</Opened>,
      'of a list': (t) => <Opened word={t('nav.help')}>{(layer) => <LazyDrawer {...layer} title={t('nav.help')} />}</Opened>,
      bottom: (t) => <Opened word={t('nav.menu')}>{(layer) => <Drawer {...layer} title={t('nav.menu')} side="bottom" />}</Opened>,
      'with head and foot, long text': (t) => (
        <Opened word={LONG_TITLE.slice(0, 20)} length={40}>
          {(layer) => (
            <Drawer {...layer} title={LONG_TITLE} head={t('cart.atCheckout')} foot={<Button isWide>{t('cart.checkout')}</Button>} />
          )}
        </Opened>
      ),
    },
  },
  {
    of: 'ConfirmDialog',
    states: {
      usual: (t) => (
        <Held initial={false}>
          {(isOpen, set) => (
            <>
              <Button variant="outline" onClick={() => set(true)}>
                {t('cart.clear')}
              </Button>
              <ConfirmDialog
                isOpen={isOpen}
                title={t('cart.clear')}
                confirmLabel={t('cart.clearYes')}
                cancelLabel={t('cart.keep')}
                onConfirm={() => set(false)}
                onCancel={() => set(false)}
              >
                {t('cart.clearAsk', { n: 3 })}
              </ConfirmDialog>
            </>
          )}
        </Held>
      ),
    },
  },
  {
    of: 'Disclosure',
    states: {
      usual: (t) => (
        <Disclosure label={t('nav.help')}>
          <p>{LONG_TITLE}</p>
        </Disclosure>
      ),
      'on hover too': (t) => (
        <Disclosure label={t('nav.categories')} opensOnHover>
          <p>{LONG_TITLE}</p>
        </Disclosure>
      ),
    },
  },
  {
    of: 'ToastRegion',
    also: ['raiseToast'],
    states: {
      info: (t) => <Raise word="info" onPress={() => toast.info(t('ui.online'))} />,
      success: (t) => <Raise word="success" onPress={() => toast.success(t('ord.copied'))} />,
      warning: (t) => <Raise word="warning" onPress={() => toast.warning(t('ui.offline'))} />,
      error: (t) => <Raise word="error" onPress={() => toast.error(t('ui.wrong'))} />,
      'with an action': (t) => (
        <Raise
          word="undo"
          onPress={() =>
            toast.success(t('cart.removed', { name: 'Kopi' }), { action: { label: t('cart.undo'), onPress: () => undefined } })
          }
        />
      ),
      'long text': () => <Raise word="long" onPress={() => toast.info(LONG_TITLE)} />,
    },
  },
];

function Raise({ word, onPress }: { word: string; onPress: () => void }) {
  return (
    <Button variant="outline" onClick={onPress}>
      {word}
    </Button>
  );
}

interface OpenedProps {
  word: string;
  /** Number of sentences shown in the layer. */
  length?: number;
  children: (layer: Pick<DrawerProps, 'isOpen' | 'onClose' | 'children'>) => ReactNode;
}

/** A button together with the layer that it opens. */
function Opened({ word, length = 1, children }: OpenedProps) {
  const body = Array.from({ length }, (_, at) => <p key={at}>{LONG_TITLE}</p>);
  return (
    <Held initial={false}>
      {(isOpen, set) => (
        <>
          <Button variant="outline" onClick={() => set(true)}>
            {word}
          </Button>
          {children({ isOpen, onClose: () => set(false), children: body })}
        </>
      )}
    </Held>
  );
}
