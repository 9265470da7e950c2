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
