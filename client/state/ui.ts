import { memoryVar } from './persistedVar.ts';

export interface UiState {
  isCartOpen: boolean;
  isMenuOpen: boolean;
  /** Loading overlay shown during navigation. */
  isOverlayShown: boolean;
}

export const uiVar = memoryVar<UiState>({ isCartOpen: false, isMenuOpen: false, isOverlayShown: false });

function change(part: Partial<UiState>): void {
  uiVar({ ...uiVar(), ...part });
}

export function openCart(): void {
  change({ isCartOpen: true, isMenuOpen: false });
}

export function closeCart(): void {
  change({ isCartOpen: false });
}

export function openMenu(): void {
  change({ isMenuOpen: true, isCartOpen: false });
}

export function closeMenu(): void {
  change({ isMenuOpen: false });
}

export function setOverlayShown(isOverlayShown: boolean): void {
  change({ isOverlayShown });
}

/** Path of the displayed page, for loaders, which only receive the next URL. */
export const currentPathVar = memoryVar('');
