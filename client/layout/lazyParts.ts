/** Overlays in a lazy chunk, loaded after the first input or when one of them is shown. */
export { CartDrawer } from '#client/features/cart/CartDrawer.tsx';
export { CompareTray, ReplaceCompared } from '#client/features/saved/CompareTray.tsx';
export { KeyboardHelp } from '#client/features/navigation/KeyboardHelp.tsx';
export { ToastRegion } from '#client/ui/feedback/toast/ToastRegion.tsx';
export { MobileMenu } from './MobileMenu.tsx';
