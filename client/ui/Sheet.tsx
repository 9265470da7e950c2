import { Drawer, type DrawerProps } from './Drawer.tsx';

/** The drawer of narrow screens: rises from the foot of the page. */
export function Sheet(props: Omit<DrawerProps, 'side'>) {
  return <Drawer {...props} side="bottom" />;
}
