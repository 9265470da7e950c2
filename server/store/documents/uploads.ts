/** Uploaded pictures. */
import type { PictureDoc } from './shared.ts';

/** An uploaded picture. Its files are in the data folder's `uploads/`. */
export interface UploadDoc {
  /** up_…, also the key of its picture. */
  id: string;
  /** The uploader; nobody else may use it. */
  userId: string;
  picture: PictureDoc;
  /** Total size of its files. Missing in uploads of earlier versions. */
  bytes?: number;
  createdAt: string;
  /** Time at which it was first shown. Missing: never; it is deleted after an hour. */
  usedAt?: string | null;
  /** Time at which a used picture was first found without references; it is deleted a day later. Missing: it has references. */
  droppedAt?: string | null;
}
