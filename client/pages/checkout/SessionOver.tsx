import { loginPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { goOnAsGuest } from '#client/state/checkout.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Surface } from '#client/ui/primitives/Layout.tsx';

/** A member's checkout, and the session is over: nothing was ordered, nothing is lost, and there are two ways on, both chosen. */
export function SessionOver() {
  const t = useT();
  const goOn = () => {
    goOnAsGuest();
    // The button goes with the question.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Surface tone="notice" pad={3} radius="m" gap={2}>
      <p>{t('co.sessionOver')}</p>
      <Cluster>
        <ButtonLink size="small" to={loginPath('/checkout')}>
          {t('auth.login')}
        </ButtonLink>
        <Button look="outline" size="small" onClick={goOn}>
          {t('co.asGuest')}
        </Button>
      </Cluster>
    </Surface>
  );
}
