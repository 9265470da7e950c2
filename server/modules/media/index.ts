export { claimUpload, UPLOAD_PLACES, UploadService } from './upload.service.ts';
export { FolderOfPictures, PicturesInMemory, type PictureFiles } from './pictureFiles.ts';
export { UPLOAD_REFUSALS, UploadRefused } from './uploadRefusal.ts';
