import { Arg, Field, FieldResolver, Int, ObjectType, Resolver, Root, registerEnumType } from 'type-graphql';
import { DEFAULT_PICTURE, pictureUrl, type PictureFormat, type PictureWidth } from '#schema/rules/pictures.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { TextFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';

/** Values are file extensions. */
export const ImageFormat = { AVIF: 'avif', WEBP: 'webp' } as const satisfies Record<Uppercase<PictureFormat>, PictureFormat>;

registerEnumType(ImageFormat, {
  name: 'ImageFormat',
  description: 'An image file format.',
  valuesConfig: {
    AVIF: { description: 'Smallest files; supported by current browsers.' },
    WEBP: { description: 'Supported by every browser.' },
  },
});

type ImageWidthName = `W${PictureWidth}`;

const WIDTHS: Record<ImageWidthName, PictureWidth> = { W320: 320, W640: 640, W960: 960 };

export const ImageWidth = describedEnum<ImageWidthName>('ImageWidth', 'A stored image width.', {
  W320: '320 pixels.',
  W640: '640 pixels.',
  W960: '960 pixels.',
});

@ObjectType({ description: 'An image, available in several sizes and formats.', simpleResolvers: true })
@Resolver(() => Image)
@TextFields<PictureDoc>({ alt: 'Alternative text.' })
export class Image {
  @Field(() => Int, { description: 'Width in pixels at the largest size.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels at the largest size.' })
  height!: number;

  @Field(() => String, { description: 'Hex colour to show while the image loads.' })
  dominantColor!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the background behind a transparent image, such as "mango"; null for one that fills its frame.',
  })
  ground!: string | null;

  @Reads()
  @FieldResolver(() => String, { description: 'Path of the image file, from the server root.' })
  url(
    @Root() picture: PictureDoc,
    @Arg('width', () => ImageWidth, { nullable: true, defaultValue: 'W640', description: 'Image width.' }) width: ImageWidthName | null,
    @Arg('format', () => ImageFormat, { nullable: true, defaultValue: 'webp', description: 'File format.' })
    format: PictureFormat | null,
  ): string {
    return pictureUrl(picture.key, width === null ? DEFAULT_PICTURE.width : WIDTHS[width], format ?? DEFAULT_PICTURE.format);
  }
}
