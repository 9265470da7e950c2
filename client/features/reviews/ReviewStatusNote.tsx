import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Cluster, Message } from '#client/ui/primitives/Layout.tsx';
import type { OwnReview_ReviewFragment } from './Reviews.generated.ts';

const TONES = { PENDING: 'notice', PUBLISHED: 'success', REJECTED: 'problem' } as const;

interface ReviewStatusNoteProps {
  review: Pick<OwnReview_ReviewFragment, 'status' | 'rejectionReason'>;
  /** A link after the sentence. */
  children?: ReactNode;
}

/** Tells the author whether the review is public and, if it was rejected, why. */
export function ReviewStatusNote({ review: { status, rejectionReason }, children }: ReviewStatusNoteProps) {
  const t = useT();
  const texts = {
    PENDING: t('ownReviews.pending'),
    PUBLISHED: t('ownReviews.published'),
    REJECTED: [t('ownReviews.rejected'), rejectionReason].filter(Boolean).join(' '),
  };
  return (
    <Message tone={TONES[status]} role="status">
      <Cluster as="span" gap={2} isTight>
        <span>{texts[status]}</span>
        {children}
      </Cluster>
    </Message>
  );
}
