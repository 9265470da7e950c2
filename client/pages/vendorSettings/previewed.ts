import { localise, textsOfFields } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { UploadedPicture } from '#client/features/forms/uploadPicture.ts';
import type { ViewerVendor } from './vendorData.ts';
import { NO_PICTURE, SAVED_PICTURE, type ProfileValues } from './profileValues.ts';

type Profile = ViewerVendor['profile'];

/** An upload as a field of text holds it. */
export function pictureValue({ id, url, width, height, dominantColor }: UploadedPicture): string {
  return [id, url, width, height, dominantColor].join(' ');
}

/** The picture that a field stands for; null for none. */
export function pictureOf<Picture extends NonNullable<Profile['logo']>>(value: string, saved: Picture | null) {
  if (value === NO_PICTURE) return null;
  if (value === SAVED_PICTURE) return saved;
  const [, url = '', width, height, dominantColor = ''] = value.split(' ');
  return { __typename: 'Image' as const, url, width: Number(width), height: Number(height), dominantColor, alt: '', ground: null };
}

/** The shop as shoppers would see it if the form were saved. */
export function previewed({ profile }: ViewerVendor, values: ProfileValues, locale: Locale): Profile {
  return {
    ...profile,
    name: values.name,
    kind: localise(textsOfFields('kind', values), locale),
    description: localise(textsOfFields('description', values), locale),
    city: values.city,
    state: values.state as MalaysianState,
    logo: pictureOf(values.logo, profile.logo),
    banner: pictureOf(values.banner, profile.banner),
  };
}
