import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Says how many products in a list have been deleted, with a button that removes them. */
export function DeletedProductsNote({ count, onTakeOff }: { count: number; onTakeOff: () => void }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <Surface as={Cluster} justify="between" tone="notice" pad={2} radius="m">
      <Text size="body">{t('saved.gone', { n: count })}</Text>
      <Button variant="text" onClick={onTakeOff}>
        {t('saved.goneRemove')}
      </Button>
    </Surface>
  );
}
