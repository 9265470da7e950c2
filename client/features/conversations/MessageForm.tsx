import { PhotosField, type Photo } from '#client/features/forms/PhotosField.tsx';
import { photosIn, photosValue } from '#client/features/forms/photosValue.ts';
import { DraftGuard, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import type { Uploader } from '#client/features/forms/uploadPicture.ts';
import { useUploadsFirst } from '#client/features/forms/useUploadsFirst.ts';
import { useT } from '#client/i18n/useT.ts';
import { draftsVar, vendorDraftsVar } from '#client/state/drafts.ts';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { MAX_CONVERSATION_PHOTOS, MAX_CONVERSATION_TEXT } from '#schema/rules/limits.ts';
import { guestMessageSpec, messageSpec } from './conversationForms.ts';
import { useMessageKey } from './useMessageKey.ts';

interface MessageFormProps {
  intent: 'sendMessage' | 'startConversation';
  /** Id of the conversation; empty for a new one. */
  place?: string;
  draftKey: string;
  isVendor: boolean;
  accessToken: string | null;
  /** Null for a guest without an order, who cannot upload photos. */
  uploader: Uploader | null;
  /** Whether the form asks for the guest's name and email. */
  needsGuest?: boolean;
  /** Further values that the form sends. */
  hidden?: Record<string, string>;
  /** Called with the values of the result once the message is sent. */
  onSent?: (done: Record<string, string>) => void;
}

const NOTHING = { name: '', email: '', text: '', photos: '' };

/** Form for a message with photos, whose input is kept as a draft until it is sent. */
export function MessageForm({
  intent,
  place,
  draftKey,
  isVendor,
  accessToken,
  uploader,
  needsGuest = false,
  hidden = {},
  onSent,
}: MessageFormProps) {
  const t = useT();
  const where = isVendor ? vendorDraftsVar : draftsVar;
  const form = useDraftForm(needsGuest ? guestMessageSpec : messageSpec, useFormSubmission(intent, place), {
    id: 'message',
    draftKey,
    where,
    saved: NOTHING,
    onDone: ({ done }) => onSent?.(done ?? {}),
  });
  const { values, field, set } = form;
  const key = useMessageKey(form.result);
  const uploads = useUploadsFirst(draftKey, form.formProps.onSubmit);
  const setPhotos = (change: (kept: Photo[]) => Photo[]) => set((kept) => ({ photos: photosValue(change(photosIn(kept.photos))) }));
  return (
    <>
      <ActionFormFrame form={{ ...form, formProps: { ...form.formProps, onSubmit: uploads.onSubmit } }} gap={4} anchor="message-form">
        {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
        {/* As a default, because React sets it during hydration and does not compare it with the key of the server's page. */}
        <input type="hidden" name="idempotencyKey" defaultValue={key} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {needsGuest && (
          <Grid columns={{ base: 1, sm: 2 }} align="start">
            <TextField {...field('name')} label={t('contact.name')} autoComplete="name" />
            <TextField {...field('email')} kind="email" label={t('f.email')} hint={t('conversations.emailHint')} />
          </Grid>
        )}
        <CountedField
          {...field('text')}
          typed={values.text}
          label={t('conversations.text')}
          hint={t('conversations.textHint')}
          max={MAX_CONVERSATION_TEXT}
          isLong
          rows={3}
        />
        <input type="hidden" name="photos" value={values.photos} />
        {uploader !== null && (
          <PhotosField
            id={field('photos').id}
            label={t('conversations.photos')}
            hint={t('conversations.photosHint', { n: MAX_CONVERSATION_PHOTOS })}
            photos={photosIn(values.photos)}
            max={MAX_CONVERSATION_PHOTOS}
            draftKey={draftKey}
            uploader={uploader}
            error={field('photos').error}
            onAdd={(photo) => setPhotos((kept) => [...kept, photo])}
            onRemove={(id) => setPhotos((kept) => kept.filter((photo) => photo.id !== id))}
          />
        )}
        <FormButtons
          form={{ isBusy: form.isBusy || uploads.isWaiting }}
          label={t('conversations.send')}
          busyLabel={t('conversations.sending')}
          onDiscard={form.isDirty && form.discard}
        />
      </ActionFormFrame>
      <DraftGuard form={form} />
    </>
  );
}
