import { useEffect, useState, type FormEvent } from 'react';
import { useDraftUploads } from './PhotosField.tsx';

/** Delays a submission until the draft's uploads have finished. If one fails, the form stays, with the upload's error. */
export function useUploadsFirst(draftKey: string, submit: (event: FormEvent<HTMLFormElement>) => void) {
  const uploads = useDraftUploads(draftKey);
  const isUploading = uploads.some(({ error }) => error === null);
  // Files that had failed before the button was pressed do not count: pressing it sends the form without them.
  const failures = uploads.filter(({ error }) => error !== null).length;
  const [failuresBefore, setFailuresBefore] = useState(0);
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  if (waiting !== null && failures > failuresBefore) setWaiting(null);
  const isReady = waiting !== null && !isUploading;
  // In an effect, because the hidden field contains the last photo only after the commit.
  useEffect(() => {
    if (isReady) waiting.requestSubmit();
  }, [isReady, waiting]);
  return {
    isWaiting: waiting !== null,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      setFailuresBefore(failures);
      setWaiting(isUploading ? event.currentTarget : null);
      if (isUploading) event.preventDefault();
      else submit(event);
    },
  };
}
