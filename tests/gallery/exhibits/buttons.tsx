import { CardCartButton } from '#client/features/cart/CardCartButton.tsx';
import { defaultLine } from '#client/features/catalog/defaultLine.ts';
import { FollowButton } from '#client/features/saved/FollowButton.tsx';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { CardAction } from '#client/ui/primitives/CardAction.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { ShareButton } from '#client/ui/navigation/ShareButton.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { OpenFormButton } from '#client/ui/forms/OpenFormButton.tsx';
import { Stepper } from '#client/ui/forms/Stepper.tsx';
import type { Exhibit } from '../Exhibit.ts';
import { Held } from '../Held.tsx';
import { PRODUCTS } from '../samples/products.ts';
import { LONG_NAME, LONG_TITLE } from '../samples/words.ts';

const ignore = () => undefined;

const NOT_SUBMITTED = { result: null, isBusy: false, fetcher: { reset: ignore } };

export const buttons: readonly Exhibit[] = [
  {
    of: 'Button',
    states: {
      primary: (t) => <Button>{t('cart.checkout')}</Button>,
      quiet: (t) => <Button variant="quiet">{t('cart.continue')}</Button>,
      outline: (t) => <Button variant="outline">{t('cart.view')}</Button>,
      text: (t) => <Button variant="text">{t('cart.undo')}</Button>,
      danger: (t) => <Button variant="danger">{t('cart.clearYes')}</Button>,
      small: (t) => <Button size="small">{t('cart.checkout')}</Button>,
      large: (t) => <Button size="large">{t('cart.checkout')}</Button>,
      wide: (t) => <Button isWide>{t('cart.checkout')}</Button>,
      'with icons': (t) => (
        <Button icon="cart" iconEnd="arrowRight">
          {t('cart.checkout')}
        </Button>
      ),
      busy: (t) => <Button isBusy>{t('co.processing')}</Button>,
      disabled: (t) => <Button disabled>{t('cart.checkout')}</Button>,
      'long text': () => <Button>{LONG_TITLE}</Button>,
      'a link': (t) => (
        <ButtonLink to="/rizq-marketplace" icon="shop">
          {t('cart.start')}
        </ButtonLink>
      ),
    },
  },
  {
    of: 'ButtonLinks',
    states: {
      usual: (t) => (
        <ButtonLinks
          variant="outline"
          size="small"
          links={[
            { to: '/orders', label: t('ords.newest') },
            { to: '/user-history', variant: 'text', label: t('ords.more') },
          ]}
        />
      ),
    },
  },
  {
    of: 'OpenFormButton',
    states: {
      usual: (t) => (
        <OpenFormButton of="sample" anchor="sample" variant="outline" onOpen={ignore}>
          {t('cart.checkout')}
        </OpenFormButton>
      ),
    },
  },
  {
    of: 'FormDrawer',
    states: {
      usual: (t) => (
        <FormDrawer anchor="sample-form" submission={NOT_SUBMITTED} title={t('cart.view')} label={t('cart.view')}>
          {() => <p>{t('cart.empty')}</p>}
        </FormDrawer>
      ),
    },
  },
  {
    of: 'IconButton',
    states: {
      plain: (t) => <IconButton icon="heart" label={t('nav.wishlist')} />,
      round: (t) => <IconButton variant="round" icon="compare" label={t('nav.compare')} />,
      solid: (t) => <IconButton variant="solid" icon="plus" label={t('cart.add', { name: 'Kopi' })} />,
      disabled: (t) => <IconButton icon="trash" disabled label={t('cart.remove')} />,
    },
  },
  {
    of: 'Stepper',
    states: {
      'at one': () => <Held initial={1}>{(value, set) => <Stepper name="Kopi" value={value} onChange={set} />}</Held>,
      'at one, to be taken away': (t) => (
        <Held initial={1}>
          {(value, set) => <Stepper name="Teh" value={value} onChange={set} zeroLabel={t('cart.remove')} onZero={() => set(1)} />}
        </Held>
      ),
      solid: () => <Held initial={2}>{(value, set) => <Stepper variant="solid" name="Roti" value={value} onChange={set} />}</Held>,
      large: () => <Held initial={12}>{(value, set) => <Stepper variant="large" name="Nasi" value={value} onChange={set} />}</Held>,
      many: () => <Held initial={123456}>{(value, set) => <Stepper name="Gula" value={value} onChange={set} />}</Held>,
    },
  },
  {
    of: 'ShareButton',
    states: { usual: (t) => <ShareButton title="Rizq">{t('product.share')}</ShareButton> },
  },
  {
    of: 'CardCartButton',
    states: {
      disc: () => <CardCartButton line={defaultLine(PRODUCTS.usual)!} />,
      pill: () => <CardCartButton variant="pill" line={defaultLine(PRODUCTS.new)!} />,
      word: () => <CardCartButton variant="word" line={defaultLine(PRODUCTS.reduced)!} />,
    },
  },
  {
    of: 'CardAction',
    states: {
      disc: () => (
        <CardAction variant="disc" aria-label={LONG_NAME}>
          <Icon name="plus" size={18} />
        </CardAction>
      ),
      pill: (t) => <CardAction variant="pill">{t('product.chooseShort')}</CardAction>,
      outline: (t) => <CardAction variant="outline">{t('product.notify')}</CardAction>,
      word: (t) => <CardAction variant="word">{t('product.addShort')}</CardAction>,
    },
  },
  {
    of: 'HeartToggle',
    states: {
      'to save': () => <HeartToggle productId="heart" slug="heart" title="Harumanis mango" priceCents={640} />,
      'to take off': () => <HeartToggle productId="heart-off" slug="heart" title="Kopi O" priceCents={640} onTakeOff={ignore} />,
    },
  },
  {
    of: 'FollowButton',
    states: {
      small: () => <FollowButton vendorId="follow" slug="kebun-utara" name="Kebun Utara" />,
      medium: () => <FollowButton vendorId="follow-long" slug="long" name={LONG_NAME} size="medium" />,
    },
  },
];
