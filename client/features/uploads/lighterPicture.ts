const LARGE_BYTES = 1024 * 1024;
/** More than the shop keeps of any picture. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.9;

/** A large photo with as many pixels as the shop keeps, so that it goes up on a slow line, too; else, or where that fails, the file as it is. */
export async function lighterPicture(file: Blob): Promise<Blob> {
  if (file.type !== 'image/jpeg' || file.size <= LARGE_BYTES || typeof createImageBitmap === 'undefined') return file;
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const lighter = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return lighter !== null && lighter.size < file.size ? lighter : file;
  } catch {
    return file;
  }
}
