import { ViewTransition, type ReactNode } from 'react';
import './SharedPicture.css';

interface TravellingPictureProps {
  /** Id of the product in the picture, unique on the page; null disables the transition. */
  subject: string | null;
  children: ReactNode;
}

/** A picture that moves to its place on the next page in a view transition. */
export function SharedPicture({ subject, children }: TravellingPictureProps) {
  return (
    <ViewTransition name={subject === null ? 'auto' : `picture-${subject}`} default="none" share="travel">
      {children}
    </ViewTransition>
  );
}

/** The product whose page is being left; its first card on the next page receives the picture. */
let pendingTransition: string | null = null;

/** False if the user prefers reduced motion. */
export function allowsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function startTransitionFrom(productId: string): void {
  pendingTransition = productId;
}

/** Returns true once, for the first card of the product whose page was left. */
export function claimTransition(productId: string): boolean {
  if (pendingTransition !== productId) return false;
  pendingTransition = null;
  return allowsMotion();
}
