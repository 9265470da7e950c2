import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Auth.module.css';

/** In a demo no mail leaves the shop: where to read it instead. */
export function DemoOutbox() {
  const t = useT();
  return (
    <aside className={styles.note} aria-label={t('auth.demoNote')}>
      <Icon name="info" size={22} />
      <div>
        <p>
          <b>{t('auth.demoNote')}</b> {t('auth.demoOutbox')}
        </p>
        <ButtonLink to="/outbox" look="outline" size="small" icon="mail">
          {t('auth.openOutbox')}
        </ButtonLink>
      </div>
    </aside>
  );
}
