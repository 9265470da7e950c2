import { DRAWN_AVATARS, INITIALS_AVATARS, type Avatar } from '#schema/rules/avatars.ts';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { AVATAR_LOOKS } from '#client/features/account/avatars.ts';
import { useT } from '#client/i18n/useT.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './Account.module.css';

interface AvatarChoiceProps {
  value: Avatar;
  person: { firstName: string; lastName: string };
  onChange: (avatar: Avatar) => void;
}

/** One of a few pictures, or one's initials on a colour: seen as they will look. */
export function AvatarChoice({ value, person, onChange }: AvatarChoiceProps) {
  const t = useT();
  return (
    <fieldset className={styles.choice}>
      <legend>{t('acc.avatar')}</legend>
      <div className={styles.grid}>
        {[...INITIALS_AVATARS, ...DRAWN_AVATARS].map((avatar) => (
          <label key={avatar} className={styles.option}>
            <input type="radio" name="avatar" value={avatar} checked={avatar === value} onChange={() => onChange(avatar)} />
            <AvatarPicture avatar={avatar} person={person} />
            <VisuallyHidden>{t(AVATAR_LOOKS[avatar].label)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
