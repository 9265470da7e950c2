/** What lies over the page once it is asked for: fetched after the page itself. */
export { CartDrawer } from '#client/features/cart/CartDrawer.tsx';
export { ToastRegion } from '#client/ui/toast/ToastRegion.tsx';
export { MobileMenu } from './MobileMenu.tsx';
