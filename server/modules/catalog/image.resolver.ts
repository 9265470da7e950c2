import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { Image, ImageFormat, ImageWidth } from './image.type.ts';
import type { ImageWidthName } from './image.type.ts';
import { pictureUrl } from './pictureUrl.ts';

@Resolver(() => Image)
export class ImageResolver {
  @FieldResolver(() => String, { description: 'Path of the image file, from the server root.' })
  url(
    @Root() picture: PictureDoc,
    @Arg('width', () => ImageWidth, { nullable: true, defaultValue: 'W640', description: 'Image width.' }) width: ImageWidthName | null,
    @Arg('format', () => ImageFormat, { nullable: true, defaultValue: 'webp', description: 'File format.' })
    format: ImageFormat | null,
  ): string {
    return pictureUrl(picture, width ?? 'W640', format ?? 'webp');
  }

  @FieldResolver(() => String, { description: 'Alternative text.' })
  alt(@Root() picture: PictureDoc, @InLocale() locale: Locale): string {
    return textIn(picture.alt, locale);
  }
}
