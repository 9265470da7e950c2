import { PhotosField, type Photo } from '#client/features/forms/PhotosField.tsx';
import { DraftGuard, DraftNotes, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { useUploadsFirst } from '#client/features/forms/useUploadsFirst.ts';
import { FIT_LABEL } from '#client/features/reviews/ReviewCard.tsx';
import { useT } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { StarField } from '#client/ui/forms/StarField.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS, MAX_REVIEW_TITLE_LENGTH } from '#schema/rules/limits.ts';
import { photosIn, photosValue } from '#client/features/forms/photosValue.ts';
import type { Uploader } from '#client/features/forms/uploadPicture.ts';
import { reviewSpec } from './review.action.ts';
import type { ReviewedLine_LineFragment } from './ReviewPage.generated.ts';

const MEANINGS = ['ownReviews.star1', 'ownReviews.star2', 'ownReviews.star3', 'ownReviews.star4', 'ownReviews.star5'] as const;

interface ReviewFormProps {
  line: ReviewedLine_LineFragment;
  /** Access token of a guest's order. */
  accessToken: string | null;
  /** Null if the order is not on this device. */
  uploader: Uploader | null;
}

/** Form for a new or existing review, whose input is kept as a draft until it is saved. */
export function ReviewForm({ line, accessToken, uploader }: ReviewFormProps) {
  const t = useT();
  const { review, options } = line;
  const draftKey = `review ${line.id}`;
  const form = useDraftForm(reviewSpec, useFormSubmission('saveReview'), {
    id: 'review',
    draftKey,
    saved: savedValues(review),
    onDone: () => {
      toast.success(t('ownReviews.saved'));
      focusHeading();
    },
  });
  const { values, field, set } = form;
  const photos = photosIn(values.photos);
  const hasFit = options.some(({ key }) => key === 'size');
  const uploads = useUploadsFirst(draftKey, form.formProps.onSubmit);
  const setPhotos = (change: (kept: Photo[]) => Photo[]) => set((kept) => ({ photos: photosValue(change(photosIn(kept.photos))) }));
  const stars = field('stars');
  return (
    <>
      <ActionFormFrame
        form={{ ...form, formProps: { ...form.formProps, onSubmit: uploads.onSubmit } }}
        gap={5}
        lead={<DraftNotes form={form} saved={t('ownReviews.saved')} />}
      >
        {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
        <StarField
          id={stars.id}
          name="stars"
          label={t('ownReviews.stars')}
          value={values.stars}
          meanings={MEANINGS.map((meaning, index) => ({ label: t('reviews.stars', { n: index + 1 }), meaning: t(meaning) }))}
          error={stars.error}
          onChange={(value) => form.change('stars', value)}
        />
        <CountedField
          {...field('title')}
          typed={values.title}
          label={t('ownReviews.title')}
          hint={t('ownReviews.titleHint')}
          max={MAX_REVIEW_TITLE_LENGTH}
          autoComplete="off"
        />
        <CountedField
          {...field('text')}
          typed={values.text}
          label={t('ownReviews.text')}
          hint={t('ownReviews.textHint')}
          max={MAX_REVIEW_LENGTH}
          isLong
          rows={6}
        />
        {hasFit && (
          <SelectField
            {...field('fit')}
            key={`fit ${review?.fit ?? ''}`}
            label={t('ownReviews.fit')}
            isOptional
            empty={t('ownReviews.chooseFit')}
            options={Object.entries(FIT_LABEL).map(([fit, label]) => [fit, t(label)])}
          />
        )}
        <input type="hidden" name="photos" value={values.photos} />
        {uploader !== null && (
          <PhotosField
            id={field('photos').id}
            label={t('ownReviews.photos')}
            hint={t('ownReviews.photosHint', { n: MAX_REVIEW_PHOTOS })}
            photos={photos}
            max={MAX_REVIEW_PHOTOS}
            draftKey={draftKey}
            uploader={uploader}
            error={field('photos').error}
            onAdd={(photo) => setPhotos((kept) => [...kept, photo])}
            onRemove={(id) => setPhotos((kept) => kept.filter((photo) => photo.id !== id))}
          />
        )}
        <Text size="compact" tone="subtle">
          {t('ownReviews.public')}
        </Text>
        <FormButtons
          form={{ isBusy: form.isBusy || uploads.isWaiting }}
          label={t(review === null ? 'ownReviews.send' : 'ownReviews.save')}
          busyLabel={uploads.isWaiting ? t('ownReviews.waiting') : undefined}
          onDiscard={form.isDirty && form.discard}
        />
      </ActionFormFrame>
      <DraftGuard form={form} isLost />
    </>
  );
}

function savedValues(review: ReviewedLine_LineFragment['review']) {
  const photos = review?.photos.map((photo, index) => ({ ...photo, id: review.photoIds[index] ?? '' })) ?? [];
  return {
    stars: String(review?.stars ?? ''),
    title: review?.title ?? '',
    text: review?.text ?? '',
    fit: review?.fit ?? '',
    photos: photosValue(photos),
  };
}
