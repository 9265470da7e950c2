/** Pictures that sellers brought. */
import type { PictureDoc } from './shared.ts';

/** An uploaded picture. Its files are in the data folder's `uploads/`. */
export interface UploadDoc {
  /** up_…: the key of its picture. */
  id: string;
  /** Who brought it; nobody else can use it. */
  userId: string;
  picture: PictureDoc;
  createdAt: string;
  /** When something of the shop first showed it. Missing: nothing has, and after a day it goes. */
  usedAt?: string | null;
}
