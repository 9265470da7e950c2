/** Public interface of the module: services, rules and their types. */
export { claimUpload } from './claimUpload.ts';
export { FolderOfPictures, PicturesInMemory, type PictureFiles } from './pictureFiles.ts';
export { UPLOAD_PLACES, UploadService } from './upload.service.ts';
export { UPLOAD_REFUSALS, UploadRefused } from './uploadRefusal.ts';
