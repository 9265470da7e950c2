/** Uploaded pictures. */
import type { PictureDoc } from './shared.ts';

/** An uploaded picture. Its files are in the data folder's `uploads/`. */
export interface UploadDoc {
  /** `up_…`; also the picture's key. */
  id: string;
  /** The uploader. No other user may use the picture. Null for a guest. */
  userId: string | null;
  /** The order of the guest who uploaded it. Only reviews and messages about this order may use the picture. Missing or null for a user. */
  orderId?: string | null;
  picture: PictureDoc;
  /** Total size of its files. Missing from uploads of earlier versions. */
  bytes?: number;
  createdAt: string;
  /** Time at which the picture was first shown. Missing if it never was, in which case it is deleted after an hour. */
  usedAt?: string | null;
  /** Time at which a used picture was first found to have no references; it is deleted a day later. Missing if it has references. */
  droppedAt?: string | null;
}
