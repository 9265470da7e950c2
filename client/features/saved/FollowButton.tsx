import { MAX_FOLLOWS } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { followsVar, followVendor, isFollowed, unfollowVendor } from '#client/state/follows.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { only } from '#client/ui/primitives/Layout.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';

interface FollowButtonProps {
  vendorId: string;
  slug: string;
  name: string;
  size?: 'small' | 'medium';
}

/** Toggle button for following a vendor; invisible until the stored follows are loaded. */
export function FollowButton({ vendorId, slug, name, size = 'small' }: FollowButtonProps) {
  const t = useT();
  const isOn = usePersisted(followsVar, (follows) => isFollowed(follows, vendorId));
  const toggle = () => {
    if (isOn) unfollowVendor(vendorId);
    else if (!followVendor({ vendorId, slug, name })) toast.info(t('follow.full', { n: MAX_FOLLOWS }));
  };
  const text = t(isOn ? 'follow.on' : 'follow.off');
  return (
    <Button
      variant={isOn ? 'quiet' : 'outline'}
      size={size}
      icon={isOn ? 'check' : 'plus'}
      aria-label={`${text} ${name}`}
      aria-pressed={isOn}
      className={only.stored}
      onClick={toggle}
    >
      {text}
    </Button>
  );
}
