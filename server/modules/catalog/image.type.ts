import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { describedEnum } from '#server/graphql/describedEnum.ts';

/** Values are file extensions. */
export const ImageFormat = { AVIF: 'avif', WEBP: 'webp' } as const;
export type ImageFormat = (typeof ImageFormat)[keyof typeof ImageFormat];

registerEnumType(ImageFormat, {
  name: 'ImageFormat',
  description: 'A file format of pictures.',
  valuesConfig: { AVIF: { description: 'Smallest; read by current browsers.' }, WEBP: { description: 'Read by every browser.' } },
});

export type ImageWidthName = 'W320' | 'W640' | 'W960';

export const ImageWidth = describedEnum<ImageWidthName>('ImageWidth', 'A width that pictures are kept in.', {
  W320: '320 pixels.',
  W640: '640 pixels.',
  W960: '960 pixels.',
});

@ObjectType({ description: 'A picture in several sizes and formats.', simpleResolvers: true })
export class Image {
  @Field(() => Int, { description: 'Width in pixels at the largest size.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels at the largest size.' })
  height!: number;

  @Field(() => String, { description: 'Hex colour to show while the picture loads.' })
  dominantColor!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the ground that a transparent picture stands on, such as "mango"; null for one that fills its frame.',
  })
  ground!: string | null;
}
