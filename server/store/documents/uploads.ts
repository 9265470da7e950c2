/** Pictures that sellers brought. */
import type { PictureDoc } from './shared.ts';

/** An uploaded picture. Its files are in the data folder's `uploads/`. */
export interface UploadDoc {
  /** up_…: the key of its picture. */
  id: string;
  /** Who brought it; nobody else can use it. */
  userId: string;
  picture: PictureDoc;
  /** Of its files together. Missing in uploads of earlier versions. */
  bytes?: number;
  createdAt: string;
  /** When something of the shop first showed it. Missing: nothing has, and after an hour it goes. */
  usedAt?: string | null;
  /** When a used picture was first found to be named by no document; a day later it goes. Missing: it is named. */
  droppedAt?: string | null;
}
