import { ViewTransition, type ReactNode } from 'react';
import './TravellingPicture.css';

interface TravellingPictureProps {
  /** What is pictured, once on a page; null: the picture stays where it is. */
  subject: string | null;
  children: ReactNode;
}

/** A picture that travels to the next page, where another of the same subject takes its place. */
export function TravellingPicture({ subject, children }: TravellingPictureProps) {
  return (
    <ViewTransition name={subject === null ? 'auto' : `picture-${subject}`} default="none" share="travel">
      {children}
    </ViewTransition>
  );
}

/** The product whose page is shown: on the next page the first card of it takes its picture over. */
let left: string | null = null;

/** Whether pictures may travel: not where motion is unwanted. */
export function mayTravel(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function leavePicture(productId: string): void {
  left = productId;
}

/** True for the first card of the product that was left; a picture goes to one place only. */
export function takePicture(productId: string): boolean {
  if (left !== productId) return false;
  left = null;
  return mayTravel();
}
