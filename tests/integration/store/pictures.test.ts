import path from 'node:path';
import { FolderOfPictures, PicturesInMemory } from '#server/modules/media/pictureFiles.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { describePictures } from './pictureContract.ts';

describePictures('memory', async (now) => {
  const pictures = new PicturesInMemory(now);
  return [pictures, pictures];
});

describePictures('folder', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads');
  return [new FolderOfPictures(folder), new FolderOfPictures(folder)];
});
