import { ViewTransition, type ReactNode } from 'react';
import './SharedPicture.css';

interface TravellingPictureProps {
  /** Id of the pictured product, unique on the page; null: no transition. */
  subject: string | null;
  children: ReactNode;
}

/** Shared-element view transition of a picture to the next page. */
export function SharedPicture({ subject, children }: TravellingPictureProps) {
  return (
    <ViewTransition name={subject === null ? 'auto' : `picture-${subject}`} default="none" share="travel">
      {children}
    </ViewTransition>
  );
}

/** Product of the current product page: on the next page, its first card takes the picture over. */
let pendingTransition: string | null = null;

/** False under `prefers-reduced-motion`. */
export function allowsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function startTransitionFrom(productId: string): void {
  pendingTransition = productId;
}

/** True once, for the first card of the product whose page was left. */
export function claimTransition(productId: string): boolean {
  if (pendingTransition !== productId) return false;
  pendingTransition = null;
  return allowsMotion();
}
