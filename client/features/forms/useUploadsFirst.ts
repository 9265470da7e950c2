import { useEffect, useState, type FormEvent } from 'react';
import { useDraftUploads } from './PhotosField.tsx';

/** Delays a submission until the draft's uploads have finished. */
export function useUploadsFirst(draftKey: string, submit: (event: FormEvent<HTMLFormElement>) => void) {
  const isUploading = useDraftUploads(draftKey).some(({ error }) => error === null);
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  const isReady = waiting !== null && !isUploading;
  // In an effect, because the hidden field contains the last photo only after the commit.
  useEffect(() => {
    if (isReady) waiting.requestSubmit();
  }, [isReady, waiting]);
  return {
    isWaiting: waiting !== null,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      setWaiting(isUploading ? event.currentTarget : null);
      if (isUploading) event.preventDefault();
      else submit(event);
    },
  };
}
