import { encode } from 'uqr';

/** A square of the code in pixels: large enough for an app that reads it from a phone's pictures. */
const SCALE = 16;

/** A code as a PNG, with its quiet border, dark on light. Throws where the browser cannot draw. */
export async function qrPicture(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000000';
  data.forEach((row, y) => row.forEach((isDark, x) => isDark && pen.fillRect(x * SCALE, y * SCALE, SCALE, SCALE)));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new Error('This browser cannot write pictures.');
  return picture;
}
