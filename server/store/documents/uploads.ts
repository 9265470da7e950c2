/** Uploaded pictures. */
import type { PictureDoc } from './shared.ts';

/** An uploaded picture. Its files are in the data folder's `uploads/`. */
export interface UploadDoc {
  /** up_…: the key of its picture. */
  id: string;
  /** The uploader, who alone may use it. */
  userId: string;
  picture: PictureDoc;
  /** Total size of its files. Missing in uploads of earlier versions. */
  bytes?: number;
  createdAt: string;
  /** When it was first shown on the marketplace. Missing: never; it is deleted after an hour. */
  usedAt?: string | null;
  /** When a used picture was first found without a reference; it is deleted a day later. Missing: it is referenced. */
  droppedAt?: string | null;
}
